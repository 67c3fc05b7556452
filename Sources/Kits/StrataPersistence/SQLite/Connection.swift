import Foundation
import StrataCSQLite

/// An open SQLite file. It is used on one queue only, as ``Database`` ensures.
package final class Connection {
  package let file: URL
  package let handle: OpaquePointer
  /// A Boolean value that indicates whether the tables of documents with a position exist.
  var hasPlaces = false
  /// The facts that the index of positions remembers, by collection, as far as they were asked for.
  var facts: [String: StoredFacts] = [:]
  /// The report on a damaged log when the file was opened; `nil` if the log was intact.
  var damagedLog: DamagedLogReport?
  /// The report on a log that lacked its end when the file was opened; `nil` if it was complete.
  var lostLog: LostLogReport?
  /// The maximum size of a file that belongs to one device; `nil` for no limit.
  var deviceLimit: Int?
  /// The number of bytes that a file that belongs to one device leaves free on its disk.
  var reserve = 0
  private var statements: [String: Statement] = [:]

  /// Opens a file without changing it, and creates an empty one if it does not exist.
  ///
  /// - Parameters:
  ///   - file: The file, by which errors name the database even if it is in memory.
  ///   - patience: The maximum time that a call waits for another process to unlock the file.
  ///   - isInMemory: Whether the database is kept in memory, and no file is created.
  ///   - system: The name of the interface through which SQLite uses the system, its “VFS”; `nil` for
  ///     the usual one.
  package init(
    file: URL, patience: Duration, isInMemory: Bool = false, system: String? = nil
  ) throws(PersistenceError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let result = sqlite3_open_v2(isInMemory ? ":memory:" : file.path, &opened, flags, system)
    guard let opened else {
      throw PersistenceError(.failed, file: file, detail: "there is not enough memory")
    }
    guard result == SQLITE_OK else {
      let error = PersistenceError(result, on: opened, file: file)
      sqlite3_close_v2(opened)
      throw error
    }
    self.file = file
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    let milliseconds = min(patience / .milliseconds(1), Double(Int32.max))
    sqlite3_busy_timeout(handle, Int32(max(0, milliseconds)))
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs a statement whose text the program assembled, and returns the number of changed rows.
  ///
  /// - Parameter text: The statement; it must not contain external data.
  @discardableResult
  package func run(text: String, _ values: [SQLValue] = []) throws(PersistenceError) -> Int {
    let statement = try statement(text)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
    return Int(sqlite3_changes(handle))
  }

  /// Runs a statement whose text the program assembled, and reads its rows.
  ///
  /// - Parameter text: The statement; it must not contain external data.
  package func rows<Result>(
    text: String, _ values: [SQLValue] = [], read: (Row) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> [Result] {
    let statement = try statement(text)
    defer { statement.reset() }
    try statement.bind(values)
    var results: [Result] = []
    while try statement.step() { results.append(try read(statement.row)) }
    return results
  }

  /// Runs a script of several statements, which must not contain external data.
  package func script(_ sql: String) throws(PersistenceError) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw PersistenceError(result, on: handle, file: file) }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  package func transaction<Result>(
    _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    try run(text: "BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run(text: "COMMIT")
      return result
    } catch {
      // SQLite has rolled back already after some failures; then this has no effect.
      _ = try? run(text: "ROLLBACK")
      throw error
    }
  }

  /// The maximum number of statements that are kept prepared. Without it they would grow without
  /// end, as texts are also assembled.
  private static let keptStatements = 300

  private func statement(_ text: String) throws(PersistenceError) -> Statement {
    if let statement = statements[text] { return statement }
    if statements.count >= Self.keptStatements { statements.removeAll() }
    let statement = try Statement(text, on: self)
    statements[text] = statement
    return statement
  }
}
