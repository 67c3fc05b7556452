import Foundation

/// Files that only their owner can read.
enum SecretFile {
  /// Writes a new file, with mode 0600 from its first moment. Returns `false` if it cannot.
  static func write(_ data: Data, to file: URL) -> Bool {
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

  /// Replaces a file, if it exists, atomically: readers find the old bytes or the new ones.
  static func replace(_ file: URL, with data: Data) -> Bool {
    let new = file.appendingPathExtension(UUID().uuidString)
    guard write(data, to: new) else { return false }
    guard rename(new.path, file.path) == 0 else {
      unlink(new.path)
      return false
    }
    return true
  }

  /// Creates a folder that only its owner can read.
  static func makeFolder(_ folder: URL) -> Bool {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return true
    } catch {
      return false
    }
  }
}
