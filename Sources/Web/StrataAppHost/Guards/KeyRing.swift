import Foundation
import StrataDeviceServices
import Synchronization

/// The keys that sign, or have signed, device cookies, newest first.
///
/// The file has one key after the other. When another process has replaced it, the keys are read
/// again, so that no server needs a new start after a rotation.
final class KeyRing: Sendable {
  /// The maximum number of keys, of which all but the first only check signatures.
  static let most = 4

  /// The inode and times of a file, which differ once it is replaced.
  private struct Stamp: Equatable {
    var inode: UInt64 = 0
    var seconds = 0, nanoseconds = 0

    init?(_ file: URL) {
      var figures = stat()
      guard stat(file.path, &figures) == 0 else { return nil }
      inode = UInt64(figures.st_ino)
      (seconds, nanoseconds) = (figures.st_mtim.tv_sec, figures.st_mtim.tv_nsec)
    }
  }

  private struct State {
    var keys: [[UInt8]]
    var stamp: Stamp?
  }

  private let file: URL?
  private let state: Mutex<State>

  /// Creates a ring of keys that no file has.
  init(_ keys: [[UInt8]]) {
    file = nil
    state = Mutex(State(keys: keys))
  }

  /// Creates a ring of the keys of a file.
  ///
  /// - Parameter file: The file.
  /// - Throws: ``HostError`` if the file cannot be read, or has another size than keys have.
  init(file: URL) throws(HostError) {
    self.file = file
    let stamp = Stamp(file)
    state = Mutex(State(keys: try Self.read(file), stamp: stamp))
  }

  var keys: [[UInt8]] { state.withLock { $0.keys } }

  /// Reads the keys again if the file was replaced. A file that cannot be used is ignored: the keys
  /// from before are still valid.
  ///
  /// - Returns: Whether the keys were read again.
  @discardableResult
  func refresh() -> Bool {
    guard let file, let stamp = Stamp(file), stamp != state.withLock({ $0.stamp }) else {
      return false
    }
    guard let keys = try? Self.read(file) else { return false }
    state.withLock { $0 = State(keys: keys, stamp: stamp) }
    return true
  }

  /// Adds a new key to a file, which signs from now on. Of the earlier ones the latest stay valid.
  ///
  /// - Returns: The number of keys.
  /// - Throws: ``HostError`` if the file cannot be read or written.
  static func rotate(_ file: URL) throws(HostError) -> Int {
    let keys = try [SecretKey.random(SecretKey.length)] + read(file).prefix(most - 1)
    return try write(keys, to: file)
  }

  /// Removes all keys of a file but the first.
  ///
  /// - Returns: The number of keys.
  /// - Throws: ``HostError`` if the file cannot be read or written.
  static func drop(_ file: URL) throws(HostError) -> Int {
    try write(Array(read(file).prefix(1)), to: file)
  }

  private static func write(_ keys: [[UInt8]], to file: URL) throws(HostError) -> Int {
    guard SecretFile.replace(file, with: Data(keys.joined())) else {
      throw .unable("the key \(file.path) cannot be written: check its folder's permissions")
    }
    return keys.count
  }

  private static func read(_ file: URL) throws(HostError) -> [[UInt8]] {
    guard let data = try? Data(contentsOf: file) else {
      throw .unable("the cookie key \(file.path) cannot be read: check its permissions")
    }
    let length = SecretKey.length
    guard data.count.isMultiple(of: length), (1...most).contains(data.count / length) else {
      throw .unable(
        "the key \(file.path) has \(data.count) bytes instead of \(length) for each of at most"
          + " \(most) keys: restore it, or remove it; then every browser counts as a new device")
    }
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count, by: length).map { Array(bytes[$0..<($0 + length)]) }
  }
}
