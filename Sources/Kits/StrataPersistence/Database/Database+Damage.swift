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

  /// Refuses a file that is missing or empty although its log has changes. SQLite would delete the
  /// log without a word.
  static func refuseLostFile(_ file: URL) throws(PersistenceError) {
    // In this order: a program that makes a database fills the file before it begins the log.
    let log = bytes(of: file.path + "-wal")
    guard log > 0, bytes(of: file.path) == 0 else { return }
    throw PersistenceError(
      .corruptFile, file: file,
      detail: "the file is missing or empty, although its log \(file.path)-wal has \(log) bytes of"
        + " changes; nothing was changed, so that the file can be put back")
  }

  /// Returns the size of a file; 0 if there is none.
  private static func bytes(of path: String) -> Int {
    var figures = stat()
    return stat(path, &figures) == 0 ? Int(figures.st_size) : 0
  }

  /// Returns whether anything is stored.
  package func hasRows() throws(PersistenceError) -> Bool {
    try performNow { engine throws(PersistenceError) -> Bool in
      let found = try engine.rows(
        "SELECT 1 WHERE EXISTS (SELECT 1 FROM documents) OR EXISTS (SELECT 1 FROM key_values)"
      ) { row throws(PersistenceError) in row.integer(0) }
      return !found.isEmpty
    }
  }

  /// Renames a SQLite database, such as a damaged one, so that another can take its place. The
  /// renamed files are a database of their own, and nothing in them changes. A log whose database is
  /// missing is renamed, too.
  ///
  /// Call it before this process opens the database.
  ///
  /// - Parameter file: The database's file.
  /// - Returns: The file's new place, which is the first free name, or that of a log without a file;
  ///   `nil` if there is neither.
  /// - Throws: ``PersistenceError``; `busy` if another process has the database open.
  public static func setAside(_ file: URL) throws(PersistenceError) -> URL? {
    let manager = FileManager.default
    let parts = ["", "-wal"]
    guard let first = parts.first(where: { manager.fileExists(atPath: file.path + $0) }) else {
      return nil
    }
    if first.isEmpty, try isInUse(file) { throw PersistenceError(.busy, file: file) }
    var number = 1
    while parts.contains(where: {
      manager.fileExists(atPath: "\(file.path).damaged-\(number)\($0)")
    }) { number += 1 }
    let aside = "\(file.path).damaged-\(number)"
    do {
      // The file comes last: a log that was left behind would become that of the next database.
      for end in ["-wal", "-shm", ""] where manager.fileExists(atPath: file.path + end) {
        try manager.moveItem(atPath: file.path + end, toPath: aside + end)
      }
    } catch {
      throw PersistenceError(.unreadableFolder, file: file, detail: error.localizedDescription)
    }
    return URL(fileURLWithPath: aside + first)
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
