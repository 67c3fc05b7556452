import Foundation
import StrataCSQLite

extension Connection {
  /// Checks that the file belongs to this library and has a known schema, then migrates it.
  ///
  /// All checks that may refuse the file precede the first change to it.
  func prepare(maximumBytes: Int?) throws(PersistenceError) {
    // Closing a refused file would write its log into it, and delete a damaged one.
    sqlite3_leave_log_at_close(handle, 1)
    // The first statement writes the index anew.
    let loss = LogRecord.loss(of: file)
    try refuseForeignFile()
    damagedLog = try rescueLog()
    if damagedLog == nil, let loss { lostLog = try report(loss) }
    try refuseForeignFile()
    try refuseNewerSchema()
    try refuseDamage()
    sqlite3_leave_log_at_close(handle, 0)
    try useLog()
    // Of 2 MiB, SQLite's own limit, a search among a million places reads most pages from the file
    // again: 8 % of the processor time of FoodShare's first page. The memory is only taken when used.
    try script(
      """
      PRAGMA synchronous = FULL;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = 4194304;
      PRAGMA cache_size = -16384;
      """)
    try migrate()
    if let maximumBytes { try limit(to: maximumBytes) }
  }

  private func refuseForeignFile() throws(PersistenceError) {
    let tables = try number("SELECT count(*) FROM sqlite_schema")
    let mark = try number("PRAGMA application_id")
    guard mark == Schema.applicationID || (tables == 0 && mark == 0) else {
      throw PersistenceError(.foreignFile, file: file)
    }
  }

  private func refuseNewerSchema() throws(PersistenceError) {
    let version = try number("PRAGMA user_version")
    guard (0...Schema.steps.count).contains(version) else {
      let detail =
        """
        the database's schema has version \(version), but this program supports only versions up \
        to \(Schema.steps.count)
        """
      throw PersistenceError(.newerSchema, file: file, detail: detail)
    }
  }

  /// Reads the first page of each table, so that a file of which only the first page is intact is
  /// refused at once, and not by every request. Deeper damage is reported when it is read.
  private func refuseDamage() throws(PersistenceError) {
    guard try number("PRAGMA user_version") > 0 else { return }
    _ = try number("SELECT 1 FROM documents NOT INDEXED LIMIT 1")
    _ = try number("SELECT 1 FROM documents INDEXED BY documents_by_time WHERE owner = '' LIMIT 1")
    _ = try number("SELECT 1 FROM key_values LIMIT 1")
  }

  /// Runs the missing migrations, all or none. Another process may be doing the same, so the
  /// version is read again inside the transaction.
  private func migrate() throws(PersistenceError) {
    guard try number("PRAGMA user_version") < Schema.steps.count else { return }
    try transaction { () throws(PersistenceError) in
      let done = try number("PRAGMA user_version")
      for step in Schema.steps.dropFirst(done) { try script(step) }
      try script("PRAGMA application_id = \(Schema.applicationID)")
      try script("PRAGMA user_version = \(Schema.steps.count)")
    }
  }

  func number(_ sql: EngineText) throws(PersistenceError) -> Int {
    try rows(sql) { row throws(PersistenceError) in row.integer(0) }.first ?? 0
  }
}
