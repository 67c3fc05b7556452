import CIndexStore
import Foundation

/// The compiler's index, written for each source during the build.
struct IndexStore {
  /// The URL of the toolchain's `libIndexStore.so`.
  let library: URL
  let folder: URL

  /// Reads the symbols that occur in the sources, and the time when each source was compiled.
  ///
  /// - Parameter isWanted: called with the path of each source that was ever compiled.
  /// - Throws: ``ParityProblems`` if the library or the index cannot be read.
  func read(_ isWanted: @escaping (String) -> Bool) throws(ParityProblems) -> IndexReading {
    let holder = Holder(isWanted)
    let problem = withExtendedLifetime(holder) {
      index_store_read(
        library.path, folder.path, Unmanaged.passUnretained(holder).toOpaque(),
        { Holder.at($0).wants($1, time: $2) }, { Holder.at($0).take($1, length: $2, roles: $3) })
    }
    if let problem {
      defer { free(problem) }
      throw ParityProblems(all: [String(cString: problem)])
    }
    return holder.reading
  }

  /// An object that collects the results of callbacks from C functions.
  private final class Holder {
    let isWanted: (String) -> Bool
    var reading = IndexReading()

    init(_ isWanted: @escaping (String) -> Bool) { self.isWanted = isWanted }

    /// Returns the object for the pointer that ``read(_:)`` passes to C while it keeps the object
    /// alive.
    static func at(_ pointer: UnsafeMutableRawPointer) -> Holder {
      Unmanaged<Holder>.fromOpaque(pointer).takeUnretainedValue()
    }

    func wants(_ source: UnsafePointer<CChar>, time: Int64) -> Bool {
      let path = String(cString: source)
      guard isWanted(path) else { return false }
      let seconds = TimeInterval(time) / 1_000_000_000
      reading.compiled[path] = Date(timeIntervalSince1970: seconds)
      return true
    }

    func take(_ identifier: UnsafePointer<CChar>, length: Int, roles: UInt64) {
      let bytes = UnsafeRawBufferPointer(start: identifier, count: length)
      let wanted = index_role_reference | index_role_call | index_role_overridden
      guard roles & UInt64(wanted) != 0 else { return }
      reading.used.insert(String(decoding: bytes, as: UTF8.self))
    }
  }
}
