import Foundation
import StrataCSQLite

extension Connection: Engine {
  // The file is open already, and waiting for a lock has a separate limit.
  func begin(asked: ContinuousClock.Instant) throws(PersistenceError) { try refuseDisplacedFile() }

  func execute(_ sql: EngineText, _ values: [SQLValue]) throws(PersistenceError) -> Int {
    try run(text: sql.sqlite, values)
  }

  func fetch<Result>(
    _ sql: EngineText, _ values: [SQLValue],
    read: (any ResultRow) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> [Result] {
    try rows(text: sql.sqlite, values) { row throws(PersistenceError) in try read(row) }
  }

  // SQLite has one writer at a time in any case.
  func atomically<Result>(
    alone: Bool, _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    try transaction(body)
  }

  func snapshot<Result>(
    _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    // The first statement that reads takes the snapshot. Nothing was changed that would be lost.
    try run(text: "BEGIN")
    defer { _ = try? run(text: "ROLLBACK") }
    return try body()
  }

  var hasSpots: Bool { true }

  /// Moves the write-ahead log into the file and truncates it, so that neither contains what was
  /// deleted.
  func emptyJournal() throws(PersistenceError) {
    _ = try rows("PRAGMA wal_checkpoint(TRUNCATE)") { row throws(PersistenceError) in
      row.integer(0)
    }
  }
}
