import Foundation

/// A database engine that uses PostgreSQL through one connection, which is made again after it was
/// lost.
///
/// It is used on one queue only, as ``Database`` ensures.
final class PostgresConnection: Engine {
  private let server: PostgresServer
  private let schema: PostgresSchema
  private let sender: String
  private let patience: Duration
  /// A Boolean value that indicates whether the server refuses every change on this connection.
  private let isForReading: Bool
  private var link: PostgresLink?
  /// The time at which the server last failed to answer or to be reached, and the error of that
  /// failure.
  private var silence: (since: ContinuousClock.Instant, failure: PersistenceError)?

  /// Connects to the database, and migrates its tables.
  ///
  /// - Parameters:
  ///   - server: The address.
  ///   - schema: The schema of the tables.
  ///   - sender: The mark of this database's changes in the feed.
  ///   - patience: The maximum time that a call waits for the server.
  init(
    _ server: PostgresServer, schema: PostgresSchema, sender: String, patience: Duration
  ) throws(PersistenceError) {
    self.server = server
    self.schema = schema
    self.sender = sender
    self.patience = patience
    isForReading = false
    try begin(asked: .now)
    try onLink { link throws(PersistenceError) in try schema.prepare(link) }
  }

  /// Creates a connection for reading tables that exist, which the first call makes.
  init(reading server: PostgresServer, schema: PostgresSchema, patience: Duration) {
    self.server = server
    self.schema = schema
    self.patience = patience
    sender = ""
    isForReading = true
  }

  /// A Boolean value that indicates whether the connection is made, as far as is known.
  var isMade: Bool { link != nil }

  /// Closes the connection. The next call makes it again.
  func rest() { link = nil }

  func begin(asked: ContinuousClock.Instant) throws(PersistenceError) {
    // A call that waited while the server was silent has waited long enough. To look up its name can
    // take longer than `patience`, since libpq waits for the system's resolver.
    if let silence, asked < silence.since { throw silence.failure }
    if let link, link.isAlive() { return }
    link = nil
    link = try connected(until: .now + patience)
  }

  func execute(_ sql: EngineText, _ values: [SQLValue]) throws(PersistenceError) -> Int {
    try onLink { link throws(PersistenceError) in try link.query(sql.postgres, values).changed }
  }

  func fetch<Result>(
    _ sql: EngineText, _ values: [SQLValue],
    read: (any ResultRow) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> [Result] {
    let result = try onLink { link throws(PersistenceError) in
      try link.query(sql.postgres, values)
    }
    var results: [Result] = []
    results.reserveCapacity(Int(result.count))
    for number in 0..<result.count { results.append(try read(result.row(number))) }
    return results
  }

  func atomically<Result>(
    alone: Bool, _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    let result: Result
    do throws(PersistenceError) {
      // BEGIN precedes the wait for the lock, so a wait that times out leaves a transaction to end.
      _ = try script(alone ? "BEGIN; \(schema.turn)" : "BEGIN")
      result = try body()
    } catch {
      // A lost connection has rolled back already; then this has no effect.
      _ = try? script("ROLLBACK")
      throw error
    }
    // A transaction in which a statement failed is rolled back by COMMIT, too, without an error.
    guard try script("COMMIT").command == "COMMIT" else {
      throw PersistenceError(
        .failed, server: server.description,
        detail: "the transaction was rolled back, since a statement had failed")
    }
    return result
  }

  func snapshot<Result>(
    _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    _ = try script("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    defer { _ = try? script("ROLLBACK") }
    return try body()
  }

  // The tables were created with the others.
  func preparePlaces() {}

  // The index belongs to the table of the documents, and the server checks conditions on their JSON.
  func remember(_ facts: StoredFacts, of name: String) {}

  let hasSpots = false

  // The server's journal is the operator's: a client cannot empty it.
  func emptyJournal() {}

  private func script(_ text: String) throws(PersistenceError) -> PostgresResult {
    try onLink { link throws(PersistenceError) in try link.script(text) }
  }

  /// Runs work on the connection, and drops the connection if it is lost, or may change nothing. The
  /// next call connects again, so that no later statement of this work runs outside of its
  /// transaction.
  private func onLink<Result>(
    _ work: (PostgresLink) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    guard let link else { throw PersistenceError(.interrupted, server: server.description) }
    // Each statement may take this long, and a transaction of many longer.
    link.deadline = .now + patience
    do throws(PersistenceError) {
      return try work(link)
    } catch {
      if error.code == .unanswered { silence = (.now, error) }
      // A connection keeps the rights with which it began: a new one may be allowed to change rows.
      let isRefused = error.code == .denied && !isForReading
      if isRefused || error.code == .unanswered || error.code == .interrupted { self.link = nil }
      throw error
    }
  }

  private func connected(
    until deadline: ContinuousClock.Instant
  ) throws(PersistenceError) -> PostgresLink {
    do throws(PersistenceError) {
      let link = try PostgresLink(server, until: deadline)
      let milliseconds = patience.components.seconds * 1_000
      _ = try link.script(
        """
        SET search_path TO \(schema.name);
        SET statement_timeout = \(milliseconds * 9 / 10);
        SET lock_timeout = \(milliseconds * 8 / 10);
        SET idle_in_transaction_session_timeout = \(milliseconds * 3);
        \(isForReading ? "SET default_transaction_read_only = on;" : "")
        SELECT set_config('strata.sender', '\(sender)', false)
        """)
      return link
    } catch {
      if error.code == .unanswered || error.code == .unreachable { silence = (.now, error) }
      throw error
    }
  }
}
