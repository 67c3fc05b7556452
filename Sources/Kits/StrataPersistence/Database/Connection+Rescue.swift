import Foundation
import StrataCSQLite

extension Connection {
  /// Handles a damaged write-ahead log, of which SQLite would ignore everything after the damage:
  /// keeps a copy, and restores the intact pages.
  ///
  /// - Returns: A report; `nil` if the log is intact.
  /// - Throws: ``PersistenceError``; then the log is unchanged.
  func rescueLog() throws(PersistenceError) -> DamagedLogReport? {
    let pageSize = try number("PRAGMA page_size")
    guard DamagedLog(of: file, pageSize: pageSize) != nil else { return nil }
    // The log may have looked damaged while another program was writing: lock out writers and look
    // again.
    try run("BEGIN IMMEDIATE")
    let log = DamagedLog(of: file, pageSize: pageSize)
    let found = Result { () throws(PersistenceError) in try log?.keep() }
    try run("ROLLBACK")
    guard let log, var report = try found.get() else { return nil }
    report.isRescued = try putBack(log)
    // Otherwise the frames behind the damage would be read again.
    try script("PRAGMA wal_checkpoint(TRUNCATE)")
    return report
  }

  /// Keeps a copy of a log that lacks frames, and returns a report.
  ///
  /// - Parameter loss: The frames that the log had, and of those the lost ones.
  func report(_ loss: (frames: Int, lost: Int)) throws(PersistenceError) -> LostLogReport {
    let log = URL(fileURLWithPath: file.path + "-wal")
    let exists = (FileManager.default.contents(atPath: log.path)?.isEmpty ?? true) == false
    let kept = exists ? try DamagedLog.keep(log) : nil
    return LostLogReport(log: log, kept: kept, pages: loss.frames, lost: loss.lost)
  }

  private func putBack(_ log: DamagedLog) throws(PersistenceError) -> Bool {
    let manager = FileManager.default
    let folder = file.deletingLastPathComponent()
      .appendingPathComponent(".rescue-\(UUID().uuidString)", isDirectory: true)
    defer { try? manager.removeItem(at: folder) }
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      return false
    }
    guard let rescued = log.rescue(file, in: folder) else { return false }
    try takeOver(from: try Connection(file: rescued, patience: .zero))
    return true
  }

  /// Returns whether every page and index is intact, and the file belongs to this library.
  func isSoundAndOurs() throws(PersistenceError) -> Bool {
    guard try number("PRAGMA application_id") == Schema.applicationID else { return false }
    if try isSound() { return true }
    // A row may be intact although its index entry was lost.
    try script("REINDEX")
    return try isSound()
  }

  private func isSound() throws(PersistenceError) -> Bool {
    try rows("PRAGMA integrity_check(1)") { row throws(PersistenceError) in row.text(0) } == ["ok"]
  }

  /// Replaces all content by that of another database, all or nothing.
  private func takeOver(from other: Connection) throws(PersistenceError) {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw PersistenceError(sqlite3_errcode(handle), on: handle, file: file)
    }
    sqlite3_backup_step(backup, -1)
    let result = sqlite3_backup_finish(backup)
    guard result == SQLITE_OK else { throw PersistenceError(result, on: handle, file: file) }
  }
}
