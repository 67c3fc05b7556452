import Foundation

/// A database as the statements of this module use it: SQLite or PostgreSQL.
///
/// It is used on one queue only, as ``Database`` ensures. What both engines understand is written
/// once, as a literal; what differs is an ``EngineText`` with both.
protocol Engine: AnyObject {
  /// Prepares for the statements of one call.
  ///
  /// - Parameter asked: The time at which the call was made. The call may have waited in a queue
  ///   since.
  /// - Throws: ``PersistenceError`` if the database cannot be reached.
  func begin(asked: ContinuousClock.Instant) throws(PersistenceError)

  /// Runs a statement for its effect, and returns the number of changed rows.
  func execute(_ sql: EngineText, _ values: [SQLValue]) throws(PersistenceError) -> Int

  /// Runs a statement and reads its rows.
  func fetch<Result>(
    _ sql: EngineText, _ values: [SQLValue],
    read: (any ResultRow) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> [Result]

  /// Runs `body` in a transaction, which is rolled back if it throws.
  ///
  /// - Parameters:
  ///   - alone: Whether nothing else is written meanwhile, by any process. Without it, a statement
  ///     that changes a row still waits for another transaction that has changed the row.
  ///   - body: The statements.
  func atomically<Result>(
    alone: Bool, _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result

  /// Runs `body`, whose statements read the rows of one moment and change nothing.
  func snapshot<Result>(
    _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result

  /// Creates the tables of documents with a position if they do not exist.
  func preparePlaces() throws(PersistenceError)

  /// Lets the index of positions remember these facts of each document of a collection, also of those
  /// that were stored before.
  func remember(_ facts: StoredFacts, of name: String) throws(PersistenceError)

  /// A Boolean value that indicates whether the index of positions is a separate table with the facts
  /// of documents, as SQLite's is.
  var hasSpots: Bool { get }

  /// Removes from the engine's journal what was deleted, as far as the engine can.
  func emptyJournal() throws(PersistenceError)
}

extension Engine {
  /// Runs a statement for its effect, and returns the number of changed rows.
  @discardableResult
  func run(_ sql: EngineText, _ values: SQLValue...) throws(PersistenceError) -> Int {
    try execute(sql, values)
  }

  /// Runs a statement and reads its rows.
  func rows<Result>(
    _ sql: EngineText, _ values: SQLValue...,
    read: (any ResultRow) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> [Result] {
    try fetch(sql, values, read: read)
  }

  /// Runs `body` in a transaction during which nothing else is written.
  func transaction<Result>(
    _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    try atomically(alone: true, body)
  }
}

/// The current row of a statement; valid until the next one is read. Columns count from 0.
protocol ResultRow {
  func text(_ column: Int32) -> String
  func data(_ column: Int32) -> Data
  func real(_ column: Int32) -> Double
  func integer(_ column: Int32) -> Int
}
