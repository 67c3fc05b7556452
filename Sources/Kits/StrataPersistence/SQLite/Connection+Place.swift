import Foundation
import StrataCSQLite
import StrataDeviceServices

extension Connection {
  /// Checks that the file is still in its place. If it was removed, or another has its place, SQLite
  /// would go on to write where nobody finds it.
  ///
  /// - Throws: ``PersistenceError`` with a sentence that says what to do.
  package func refuseDisplacedFile() throws(PersistenceError) {
    var hasMoved: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    guard hasMoved == 0 else { throw .displaced(file) }
  }

  /// Creates the folder of a file and an empty file that only the user can read, unless it exists;
  /// SQLite gives its other files the same mode. If this fails, opening the file fails next and
  /// reports the reason.
  ///
  /// - Throws: ``PersistenceError`` if the file would be in a data folder that was removed or replaced
  ///   while it is in use.
  package static func makeFile(_ file: URL) throws(PersistenceError) {
    guard !DeviceHost.hasLost(file) else { throw .lostFolder(of: file) }
    let manager = FileManager.default
    guard !manager.fileExists(atPath: file.path) else { return }
    try? manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    _ = manager.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
  }
}
