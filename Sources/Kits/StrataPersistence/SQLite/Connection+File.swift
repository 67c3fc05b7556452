import Foundation
import StrataDeviceServices

extension Connection {
  /// Creates an empty file that only the user can read, and its folder, unless the file exists. If
  /// this fails, opening the file fails and reports the error.
  ///
  /// Of several programs that start at once, one creates the file, and the others leave it alone.
  /// Nothing opens it here: to close it would drop the locks of this process's connections.
  ///
  /// - Throws: ``PersistenceError`` if the file would be in a data folder that was removed or replaced
  ///   while it is in use.
  package static func makeFile(_ file: URL) throws(PersistenceError) {
    guard !DeviceHost.hasLost(file) else { throw .lostFolder(of: file) }
    try? FileOwner.makeFolder(file.deletingLastPathComponent())
    // SQLite gives the files beside it the same owner.
    if mknod(file.path, S_IFREG | 0o600, 0) == 0, FileOwner.isKept(file) { FileOwner.adopt(file) }
  }

  /// The number of times that other programs may keep this one from switching on the log, before
  /// that is an error. They do so only until the first of them has switched it on.
  private static let attempts = 100

  /// Switches on the write-ahead log.
  ///
  /// SQLite does not wait for other programs that use the file at that moment, such as those that
  /// start with this one. Whoever is refused waits until the file is free, and tries again.
  package func useLog() throws(PersistenceError) {
    for _ in 1..<Self.attempts {
      do throws(PersistenceError) {
        return try script("PRAGMA journal_mode = WAL")
      } catch {
        guard error.code == .busy else { throw error }
        try run(text: "BEGIN EXCLUSIVE")
        try run(text: "ROLLBACK")
      }
    }
    try script("PRAGMA journal_mode = WAL")
  }
}
