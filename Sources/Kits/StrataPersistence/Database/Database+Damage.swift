public import Foundation

extension Database {
  /// Checks that the database can be changed now, and that its file is still in its place. Nothing
  /// is written to a disk.
  ///
  /// It takes the way and the turn of every change. A PostgreSQL server refuses it while it accepts
  /// no changes, such as after a failover to a standby.
  ///
  /// - Throws: ``PersistenceError`` if nothing can be stored.
  public func check() async throws(PersistenceError) {
    // SQLite lets BEGIN IMMEDIATE pass on a file that it may only read.
    _ = try await perform { engine throws(PersistenceError) in
      try engine.run("DELETE FROM documents WHERE false")
    }
  }

  /// Checks every page and index of a SQLite file. Reading all of it takes as long as reading the
  /// file; a PostgreSQL server checks its pages itself.
  ///
  /// - Returns: A sentence of SQLite for each problem, at most twenty; empty if there is none.
  /// - Throws: ``PersistenceError`` if the file cannot be read.
  public func problems() async throws(PersistenceError) -> [String] {
    let found = try await perform { engine throws(PersistenceError) in
      guard let connection = engine as? Connection else { return ["ok"] }
      return try connection.rows("PRAGMA integrity_check(20)") {
        row throws(PersistenceError) in row.text(0)
      }
    }
    return found == ["ok"] ? [] : found
  }

  /// Renames a SQLite database, such as a damaged one, so that another can take its place. The
  /// renamed files are a database of their own, and nothing in them changes.
  ///
  /// Call it before this process opens the database.
  ///
  /// - Parameter file: The database's file.
  /// - Returns: The file's new place, which is the first free name; `nil` if there is no file.
  /// - Throws: ``PersistenceError``; `busy` if another process has the database open.
  public static func setAside(_ file: URL) throws(PersistenceError) -> URL? {
    let manager = FileManager.default
    guard manager.fileExists(atPath: file.path) else { return nil }
    guard try !isInUse(file) else { throw PersistenceError(.busy, file: file) }
    var number = 1
    while manager.fileExists(atPath: "\(file.path).damaged-\(number)") { number += 1 }
    let aside = "\(file.path).damaged-\(number)"
    do {
      // The file comes last: a log that was left behind would become that of the next database.
      for end in ["-wal", "-shm", ""] where manager.fileExists(atPath: file.path + end) {
        try manager.moveItem(atPath: file.path + end, toPath: aside + end)
      }
    } catch {
      throw PersistenceError(.unreadableFolder, file: file, detail: error.localizedDescription)
    }
    return URL(fileURLWithPath: aside)
  }

  /// Returns whether another process has a database open: it then holds the lock of readers, which
  /// is on bytes behind the first gibibyte (https://www.sqlite.org/src/file/src/os.h).
  private static func isInUse(_ file: URL) throws(PersistenceError) -> Bool {
    let descriptor = Foundation.open(file.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno)).lowercased()
      throw PersistenceError(.unreadableFolder, file: file, detail: reason)
    }
    defer { Foundation.close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    (lock.l_start, lock.l_len) = (0x4000_0002, 510)
    return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }
}
