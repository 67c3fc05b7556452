import Foundation
import StrataDeviceServices
import StrataKitTesting
import SupabaseSimulator
import Testing

@testable import StrataPersistence

/// Tests of the data that several servers share, and of failures of the database.
@Suite(.onPostgres, .withPostgres, .timeLimit(.minutes(5))) struct PostgresTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func process(of database: Database) throws -> Int {
    try database.performNow { connection throws(PersistenceError) in
      try connection.rows("SELECT pg_backend_pid()") { row throws(PersistenceError) in
        row.integer(0)
      }
    }[0]
  }

  @Test func `a device is notified of its documents that another server process changes`()
    async throws
  {
    let other = try bench.again()
    let device = bench.first
    let store = DeviceHost.$current.withValue(device) { DocumentStore(bench.database) }
    var heard = DeviceHost.$current.withValue(device) { store.device.changesOfOthers() }
      .makeAsyncIterator()
    let notes = DeviceHost.$current.withValue(device) {
      DocumentStore(other).collection("notes", of: Note.self)
    }
    let before = bench.notes(of: device).revision
    try await notes.put(Note("theirs"), key: "a")
    #expect(await heard.next()?.collections == ["notes"])
    #expect(bench.notes(of: device).revision != before)
    #expect(try await bench.notes(of: device).value(key: "a") == Note("theirs"))
    try await notes.remove(key: "a")
    #expect(await heard.next()?.collections == ["notes"])
    await other.close()
  }

  @Test
  func `a document with a position that another server stores is reported with that position`()
    async throws
  {
    let other = try bench.again()
    let point = try GeoPoint(latitude: 51.5, longitude: -0.12)
    var heard = DocumentStore(bench.database).placed("stalls", of: Note.self).changes()
      .makeAsyncIterator()
    try await DocumentStore(other).placed("stalls").put(Note("tea"), key: "ä\u{0}", at: point)
    #expect(await heard.next() == PlacedChange(key: "ä\u{0}", point: point))
    await other.close()
  }

  @Test func `a key-value pair that another server stores replaces the one in memory`() async throws
  {
    let other = try bench.again()
    let own = try bench.database.keyValues(of: bench.first.id)
    try other.keyValues(of: bench.first.id).set(Data("x".utf8), forKey: "units")
    for _ in 0..<200 where own.data(forKey: "units") == nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(own.data(forKey: "units") == Data("x".utf8))
    await other.close()
  }

  @Test func `calls to a stopped PostgreSQL process fail after one wait, and succeed afterwards`()
    async throws
  {
    let number = pid_t(try process(of: bench.database))
    // The cluster runs as the user of the tests; those of root may stop every process.
    try #require(kill(number, SIGSTOP) == 0, "the server's process cannot be stopped")
    let start = ContinuousClock.now
    let notes = bench.notes()
    let codes = await withTaskGroup(of: PersistenceError.Code?.self) { group in
      for key in ["a", "b", "c"] {
        group.addTask {
          do throws(PersistenceError) {
            try await notes.put(Note(key), key: key)
            return nil
          } catch {
            return error.code
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let took = ContinuousClock.now - start
    kill(number, SIGCONT)
    // Four seconds for the first call; the others must not wait as long again.
    #expect(codes == [.unanswered, .unanswered, .unanswered] && took < .seconds(8), "\(took)")
    try await notes.put(Note("later"), key: "later")
    #expect(try await notes.value(key: "later") == Note("later"))
    BadDay("silent-postgres").record(
      done: ["calls to a stopped server": codes.count],
      seen: ["calls that ended with a sentence": codes.compactMap(\.self).count])
  }

  @Test func `a call whose connection is cut throws interrupted, and the next one connects again`()
    async throws
  {
    let other = try bench.again()
    let number = try process(of: bench.database)
    let asleep = Task { [database = bench.database] in
      try await database.perform { connection throws(PersistenceError) in
        try connection.rows("SELECT 1 FROM pg_sleep(3)") { row throws(PersistenceError) in
          row.integer(0)
        }
      }
    }
    try await Task.sleep(for: .milliseconds(300))
    _ = try await other.perform { connection throws(PersistenceError) in
      try connection.rows("SELECT pg_terminate_backend(?::bigint::int)", .integer(number)) {
        row throws(PersistenceError) in row.integer(0)
      }
    }
    let error = await #expect(throws: PersistenceError.self) { _ = try await asleep.value }
    #expect(error?.code == .interrupted && error?.server == bench.server?.description)
    try await bench.notes().put(Note("again"), key: "a")
    #expect(try await bench.notes().all() == [Note("again")])
    await other.close()
  }

  @Test(.thorough)
  func `a restart of PostgreSQL between two calls causes no error, and notifications resume`()
    async throws
  {
    let cluster = try await PostgresCluster.start()
    let server = try PostgresServer(cluster.address(of: "postgres"))
    let (own, other) = (
      try Database(server: server, file: bench.file), try Database(server: server, file: bench.file)
    )
    let device = bench.first
    try await DocumentStore(own).collection("kept", scope: .shared).put(Note("kept"), key: "a")
    var heard = DeviceHost.$current.withValue(device) {
      DocumentStore(own).device.changesOfOthers()
    }.makeAsyncIterator()
    try await cluster.restart()
    let kept = DocumentStore(own).collection("kept", of: Note.self, scope: .shared)
    #expect(try await kept.all() == [Note("kept")])
    let all = await heard.next()
    #expect(all?.collections == nil && all?.touches("anything") == true)
    #expect(all?.removesEverything == false, "a restart deletes nothing")
    try await DeviceHost.$current.withValue(device) {
      try await DocumentStore(other).collection("notes").put(Note("new"), key: "a")
    }
    #expect(await heard.next()?.touches("notes") == true)
    await own.close()
    await other.close()
    withExtendedLifetime(cluster) {}
  }

  @Test func `a newer schema and a schema of another program are refused`() async throws {
    let server = try #require(bench.server)
    try await bench.database.perform { connection throws(PersistenceError) in
      _ = try connection.run("UPDATE strata_version SET version = 99")
    }
    let newer = try #require(throws: PersistenceError.self) { try bench.again() }
    #expect(newer.code == .newerSchema && newer.detail.contains("version 99"))
    try await bench.database.perform { connection throws(PersistenceError) in
      _ = try connection.run("DROP TABLE strata_version")
    }
    let foreign = try #require(throws: PersistenceError.self) { try bench.again() }
    #expect(foreign.code == .foreignFile)
    #expect(
      foreign.localizedDescription
        == "schema strata_\(bench.schema) of \(server) is a database of another program, so it was not changed."
    )
  }

  @Test func `the error for a PostgreSQL database that does not exist names it and the server`()
    throws
  {
    let server = try PostgresServer(
      "postgres://supabase_admin:secret@/nowhere?host=\(bench.server?.settings["host"] ?? "")")
    let error = try #require(throws: PersistenceError.self) {
      try Database(server: server, file: bench.file)
    }
    #expect(error.code == .denied)
    #expect(
      error.localizedDescription
        == "postgres://supabase_admin@/nowhere refuses this program: "
        + "database \"nowhere\" does not exist.")
  }
}
