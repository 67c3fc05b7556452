import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the connections on which a PostgreSQL database only reads.
@Suite(.onPostgres, .withPostgres, .timeLimit(.minutes(5))) struct PostgresReadersTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// Returns the number of the server's process that reads for a database.
  private func reader(of database: Database) async throws -> Int {
    try await database.read { engine throws(PersistenceError) in try Self.process(engine) }
  }

  /// Returns the number of the server's process that makes a database's changes.
  private func writer(of database: Database) throws -> Int {
    try database.performNow { engine throws(PersistenceError) in try Self.process(engine) }
  }

  private static func process(_ engine: any Engine) throws(PersistenceError) -> Int {
    try engine.rows("SELECT pg_backend_pid()") { row throws(PersistenceError) in row.integer(0) }[0]
  }

  /// Takes or releases a lock of the bench on another connection.
  private func lock(_ sql: EngineText, number: Int, on other: Database) throws {
    _ = try other.performNow { [schema = bench.schema] engine throws(PersistenceError) in
      try engine.rows(sql, .text("strata_\(schema)"), .integer(number)) {
        row throws(PersistenceError) in row.integer(0)
      }
    }
  }

  private static let take: EngineText = """
    SELECT 1 FROM pg_advisory_lock(hashtextextended(convert_from(?, 'UTF8'), ?))
    """
  private static let release: EngineText = """
    SELECT 1 FROM pg_advisory_unlock(hashtextextended(convert_from(?, 'UTF8'), ?))
    """

  /// Returns the number of a database's processes at the server that wait for a lock of the bench.
  private func waiting(for number: Int, askedOn other: Database) throws -> Int {
    try other.performNow { [schema = bench.schema] engine throws(PersistenceError) in
      try engine.rows(
        """
        SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
          AND (classid::bigint << 32 | objid::bigint)
            = hashtextextended(convert_from(?, 'UTF8'), ?)
        """, .text("strata_\(schema)"), .integer(number)
      ) { row throws(PersistenceError) in row.integer(0) }[0]
    }
  }

  /// Reads the number of the server's process behind the lock with the number 1.
  private static func read(behind schema: String, on database: Database) async throws -> Int {
    try await database.read { engine throws(PersistenceError) in
      try engine.rows(
        """
        SELECT pg_backend_pid() FROM
          pg_advisory_xact_lock_shared(hashtextextended(convert_from(?, 'UTF8'), 1))
        """, .text("strata_\(schema)")
      ) { row throws(PersistenceError) in row.integer(0) }[0]
    }
  }

  @Test func `a read does not wait for a change that waits for its turn`() async throws {
    let other = try bench.again()
    let notes = bench.notes()
    try await notes.put(Note("old"), key: "a")
    // The lock for which every change waits.
    try lock(Self.take, number: 7, on: other)
    let change = Task { try await notes.put(Note("new"), key: "a") }
    while try waiting(for: 7, askedOn: other) == 0 { await Task.yield() }
    #expect(try await notes.value(key: "a") == Note("old"))
    let values = try bench.database.keyValues(of: bench.first.id)
    #expect(values.latest(forKey: "none") == nil)
    #expect(try waiting(for: 7, askedOn: other) == 1, "the change still waits")
    try lock(Self.release, number: 7, on: other)
    try await change.value
    #expect(try await notes.value(key: "a") == Note("new"))
    await other.close()
  }

  @Test func `a read sees every change whose call has returned`() async throws {
    let notes = bench.notes()
    for number in 0..<50 {
      try await notes.put(Note("\(number)"), key: "a")
      #expect(try await notes.value(key: "a") == Note("\(number)"))
    }
    try await notes.remove(key: "a")
    #expect(try await notes.all() == [])
  }

  @Test func `reads at the same time share two connections, on which the server refuses changes`()
    async throws
  {
    let other = try bench.again()
    let database = bench.database
    try lock(Self.take, number: 1, on: other)
    let schema = bench.schema
    let reads = (0..<6).map { _ in Task { try await Self.read(behind: schema, on: database) } }
    while try #require(database.readers).waiting < 4 { await Task.yield() }
    try lock(Self.release, number: 1, on: other)
    var processes = Set<Int>()
    for read in reads { processes.insert(try await read.value) }
    let changing = try writer(of: database)
    #expect(processes.count == 2 && !processes.contains(changing))
    let error = await #expect(throws: PersistenceError.self) {
      try await database.read { engine throws(PersistenceError) in
        _ = try engine.run("DELETE FROM key_values")
      }
    }
    #expect(error?.code == .denied)
    await other.close()
  }

  @Test func `while the server refuses a further connection, changes and reads share theirs`()
    async throws
  {
    let server = try #require(bench.server)
    let role = "few_\(bench.schema)"
    _ = try PostgresLink(server, until: .now + .seconds(4)).script(
      """
      CREATE ROLE \(role) LOGIN CONNECTION LIMIT 2;
      GRANT CREATE ON DATABASE postgres TO \(role)
      """)
    let folder = try #require(server.settings["host"])
    let database = try Database(
      server: PostgresServer("postgres://\(role)@/postgres?host=\(folder)"),
      named: "\(bench.schema)_few", file: bench.file)
    for _ in 0..<3 { #expect(try await reader(of: database) == writer(of: database)) }
    #expect(try database.keyValues(of: bench.first.id).data(forKey: "none") == nil)
    await database.close()
  }

  @Test func `a check fails while the server accepts no changes, and passes once it does again`()
    async throws
  {
    let (server, role) = (try #require(bench.server), "fixed_\(bench.schema)")
    let link = try PostgresLink(server, until: .now + .seconds(4))
    _ = try link.script("CREATE ROLE \(role) LOGIN; GRANT CREATE ON DATABASE postgres TO \(role)")
    let folder = try #require(server.settings["host"])
    let database = try Database(
      server: PostgresServer("postgres://\(role)@/postgres?host=\(folder)"),
      named: "\(bench.schema)_fixed", file: bench.file)
    try await database.check()
    let first = try writer(of: database)
    link.deadline = .now + .seconds(4)
    _ = try link.script(
      """
      ALTER ROLE \(role) SET default_transaction_read_only = on;
      SELECT pg_terminate_backend(\(first))
      """)
    while try isRunning(first) { await Task.yield() }
    var error: PersistenceError?
    // The end of the connection may arrive here only after the server has forgotten its process.
    repeat {
      error = await #expect(throws: PersistenceError.self) { try await database.check() }
    } while error?.code == .interrupted
    let isDenied = error?.code == .denied && error?.detail.contains("read-only") == true
    #expect(isDenied, "\(error.map { "\($0)" } ?? "no error")")
    link.deadline = .now + .seconds(4)
    _ = try link.script("ALTER ROLE \(role) RESET default_transaction_read_only")
    try await database.check()
    await database.close()
  }

  @Test func `a connection that reads is closed after a rest, and made again when it is needed`()
    async throws
  {
    let readers = try #require(bench.database.readers)
    #expect(readers.resting == 0, "none is made before somebody reads")
    let first = try await reader(of: bench.database)
    // It rests a moment after the answer has been passed on.
    while readers.resting == 0 { await Task.yield() }
    readers.closeRested(at: .now)
    #expect(readers.resting == 1)
    readers.closeRested(at: .now + PostgresReaders.rest)
    #expect(readers.resting == 0)
    while try isRunning(first) { await Task.yield() }
    #expect(try await reader(of: bench.database) != first)
  }

  private func isRunning(_ process: Int) throws -> Bool {
    try bench.database.performNow { engine throws(PersistenceError) in
      try engine.rows(
        "SELECT count(*) FROM pg_stat_activity WHERE pid = ?::bigint::int", .integer(process)
      ) { row throws(PersistenceError) in row.integer(0) }[0] > 0
    }
  }

  @Test func `a stopped process of the server fails the read that it has, and no other one`()
    async throws
  {
    let database = try Database(
      server: #require(bench.server), named: bench.schema, file: bench.file, patience: .seconds(1))
    let number = pid_t(try await reader(of: database))
    while database.readers?.resting == 0 { await Task.yield() }
    try #require(kill(number, SIGSTOP) == 0, "the server's process cannot be stopped")
    let reads = (0..<4).map { _ in Task { try await reader(of: database) } }
    var codes: [PersistenceError.Code] = []
    for read in reads {
      do {
        let process = try await read.value
        #expect(process != Int(number))
      } catch let error as PersistenceError {
        codes.append(error.code)
      }
    }
    kill(number, SIGCONT)
    #expect(codes == [.unanswered])
    #expect(try await reader(of: database) != Int(number))
    await database.close()
  }

  @Test func `closing a database lets the reads end that were asked for before`() async throws {
    let other = try bench.again()
    let (database, schema) = (bench.database, bench.schema)
    try lock(Self.take, number: 1, on: other)
    let reads = (0..<6).map { _ in Task { try await Self.read(behind: schema, on: database) } }
    while try #require(database.readers).waiting < 4 { await Task.yield() }
    async let closing: Void = database.close()
    try lock(Self.release, number: 1, on: other)
    await closing
    for read in reads { #expect(try await read.value > 0) }
    let error = await #expect(throws: PersistenceError.self) {
      _ = try await Self.read(behind: schema, on: database)
    }
    #expect(error?.code == .closed)
    await other.close()
  }
}
