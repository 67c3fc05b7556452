import Foundation

/// The tables on PostgreSQL, in a separate schema, which is named after the database.
struct PostgresSchema: Sendable {
  /// The schema's name, which is also the channel of the feed.
  let name: String

  /// Creates the schema of a database.
  ///
  /// - Parameter database: A name of lowercase letters, digits and underscores, 1 to 40 of them:
  ///   it becomes part of statements.
  init(of database: String) throws(PersistenceError) {
    let isPlain = database.utf8.allSatisfy {
      (97...122).contains($0) || (48...57).contains($0) || $0 == 95
    }
    guard isPlain, (1...40).contains(database.utf8.count) else {
      throw PersistenceError(
        .invalidAddress,
        detail: "the database's name “\(database)” must have 1 to 40 letters a to z, digits or _")
    }
    name = "strata_\(database)"
  }

  /// The statement that waits until no other process writes, and keeps others from writing until
  /// the transaction ends. Statements outside of a transaction wait too: see `await_turn`.
  var turn: String { "SELECT pg_advisory_xact_lock(hashtextextended('\(name)', 7))" }

  /// Creates the schema, or runs the missing migrations, all or none. Of two servers that start at
  /// once, one waits for the other.
  func prepare(_ link: PostgresLink) throws(PersistenceError) {
    _ = try link.script("BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('\(name)', 8))")
    do throws(PersistenceError) {
      try migrate(link)
      _ = try link.script("COMMIT")
    } catch {
      _ = try? link.script("ROLLBACK")
      throw error
    }
  }

  private func migrate(_ link: PostgresLink) throws(PersistenceError) {
    let done = try version(link)
    guard (0...Self.steps.count).contains(done) else {
      throw PersistenceError(
        .newerSchema, server: link.server.description,
        detail: """
          the database's schema \(name) has version \(done), but this program supports only versions \
          up to \(Self.steps.count)
          """)
    }
    guard done < Self.steps.count else { return }
    if done == 0 {
      _ = try link.script(
        """
        CREATE SCHEMA IF NOT EXISTS \(name);
        CREATE TABLE \(name).strata_version (version integer NOT NULL);
        INSERT INTO \(name).strata_version VALUES (0)
        """)
    }
    for step in Self.steps.dropFirst(done) { _ = try link.script(step) }
    _ = try link.script("UPDATE strata_version SET version = \(Self.steps.count)")
  }

  /// Returns the version of the tables; 0 if there are none.
  private func version(_ link: PostgresLink) throws(PersistenceError) -> Int {
    let found = try link.query(
      """
      SELECT count(*), count(*) FILTER (WHERE c.relname = 'strata_version')
      FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
      WHERE n.nspname = '\(name)'
      """, []
    ).row(0)
    if found.integer(0) == 0 { return 0 }
    guard found.integer(1) == 1 else {
      throw PersistenceError(.foreignFile, server: "schema \(name) of \(link.server)")
    }
    let rows = try link.query("SELECT version FROM \(name).strata_version", [])
    return rows.count == 1 ? rows.row(0).integer(0) : -1
  }
}
