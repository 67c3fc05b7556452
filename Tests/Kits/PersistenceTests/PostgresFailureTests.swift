import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of failures after which a connection to PostgreSQL must go on.
@Suite(.onPostgres, .withPostgres, .timeLimit(.minutes(5))) struct PostgresFailureTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// The address of the same server through a link to its folder, which a test makes and removes.
  private func linked(at path: String) throws -> PostgresServer {
    try PostgresServer("postgres://supabase_admin@/postgres?host=\(path)")
  }

  private func link(_ path: String) throws {
    let folder = try #require(bench.server?.settings["host"])
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder)
  }

  @Test
  func `a transaction that cannot get its lock in time is refused, and the next one succeeds`()
    async throws
  {
    let server = try #require(bench.server)
    let impatient = try Database(
      server: server, named: bench.schema, file: bench.file, patience: .seconds(3))
    let name = "strata_\(bench.schema)"
    let change = { @Sendable () throws -> Void in
      try impatient.performNow { connection throws(PersistenceError) in
        try connection.transaction { () throws(PersistenceError) in
          _ = try connection.run("DELETE FROM key_values")
        }
      }
    }
    _ = try bench.database.performNow { connection throws(PersistenceError) in
      try connection.rows(
        "SELECT 1 FROM pg_advisory_lock(hashtextextended(convert_from(?, 'UTF8'), 7))", .text(name)
      ) { row throws(PersistenceError) in row.integer(0) }
    }
    let error = try #require(throws: PersistenceError.self) { try change() }
    #expect(error.code == .busy)
    _ = try bench.database.performNow { connection throws(PersistenceError) in
      try connection.rows(
        "SELECT pg_advisory_unlock(hashtextextended(convert_from(?, 'UTF8'), 7))", .text(name)
      ) { row throws(PersistenceError) in row.integer(0) }
    }
    try change()
    await impatient.close()
  }

  @Test
  func `a change feed that connects only at a later attempt reports that all may have changed`()
    async throws
  {
    let path = bench.folder.file("later").path
    let (heard, listener) = AsyncStream<Void>.makeStream()
    let feed = PostgresFeed(
      try linked(at: path), schema: try PostgresSchema(of: bench.schema), sender: "test",
      hear: { _ in }, hearAll: { listener.yield() })
    // Returns when the first attempt has failed.
    feed.start()
    try link(path)
    var all = heard.makeAsyncIterator()
    #expect(await all.next() != nil)
    feed.stop()
  }

  @Test func `a call that queued while the server was unreachable fails without a new attempt`()
    throws
  {
    let path = bench.folder.file("link").path
    try link(path)
    let connection = try PostgresConnection(
      linked(at: path), schema: PostgresSchema(of: bench.schema), sender: "test",
      patience: .seconds(4))
    let asked = ContinuousClock.now
    try FileManager.default.removeItem(atPath: path)
    let cut = try #require(throws: PersistenceError.self) {
      try connection.rows("SELECT pg_terminate_backend(pg_backend_pid())") {
        row throws(PersistenceError) in row.integer(0)
      }
    }
    #expect(cut.code == .interrupted)
    let first = try #require(throws: PersistenceError.self) { try connection.begin(asked: asked) }
    #expect(first.code == .unreachable)
    try link(path)
    let second = try #require(throws: PersistenceError.self) { try connection.begin(asked: asked) }
    #expect(second.code == .unreachable && second.detail == first.detail)
    try connection.begin(asked: .now)
    let found = try connection.rows("SELECT 7") { row throws(PersistenceError) in row.integer(0) }
    #expect(found == [7])
  }
}
