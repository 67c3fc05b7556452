package import Foundation

/// Files that only their owner can read. Those that a process of root makes belong to the owner of
/// their folder (``FileOwner``).
package enum SecretFile {
  /// Writes a new file that has mode 0600 from its creation on. Returns `false` if it cannot be
  /// written.
  package static func write(_ data: Data, to file: URL) -> Bool {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      return true
    } catch {
      unlink(file.path)
      return false
    }
  }

  /// Creates a file, unless it exists.
  ///
  /// Writes a temporary file and then links it: half a file is never found, and of two processes
  /// that create one at once, both find the first one's. So read the file afterwards.
  ///
  /// - Returns: `false` if the file does not exist and cannot be created.
  package static func create(_ file: URL, with data: Data) -> Bool {
    creation(of: file, with: data) != .failed
  }

  /// The outcome of creating a file unless it exists.
  package enum Creation: Sendable {
    case made, exists, failed
  }

  /// Creates a file, unless it exists, and says whether this process made it.
  package static func creation(of file: URL, with data: Data) -> Creation {
    let new = file.appendingPathExtension(UUID().uuidString)
    guard write(data, to: new) else { return .failed }
    FileOwner.adopt(new)
    defer { unlink(new.path) }
    if link(new.path, file.path) == 0 { return .made }
    return errno == EEXIST ? .exists : .failed
  }

  /// Replaces a file, if it exists, atomically: readers find the old bytes or the new ones.
  package static func replace(_ file: URL, with data: Data) -> Bool {
    let new = file.appendingPathExtension(UUID().uuidString)
    guard write(data, to: new) else { return false }
    FileOwner.adopt(new, replacing: file)
    guard rename(new.path, file.path) == 0 else {
      unlink(new.path)
      return false
    }
    return true
  }

  /// Creates a folder that only its owner can read, unless it is in a data folder that was removed
  /// or replaced.
  package static func makeFolder(_ folder: URL) -> Bool {
    guard !DeviceHost.hasLost(folder) else { return false }
    do {
      try FileOwner.makeFolder(folder)
      return true
    } catch {
      return false
    }
  }
}
