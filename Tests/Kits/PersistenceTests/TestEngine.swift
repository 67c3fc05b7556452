import Foundation
import StrataKitTesting
import StrataPersistence
import SupabaseSimulator
import Testing

/// The engine on which a test runs at the moment.
enum TestEngine {
  /// The database of PostgreSQL; `nil` on SQLite.
  @TaskLocal static var current: PostgresServer?

  /// The cluster of this process, which is started by the first test that needs it.
  static let cluster = Task { try await PostgresCluster.start() }

  /// Returns the database in which each bench has a schema; `nil` if PostgreSQL is not installed.
  ///
  /// - Throws: ``PostgresClusterError/missing`` if the environment says that it must be installed, as
  ///   that of CI does: otherwise tests would pass that did not run.
  static func postgres() async throws -> PostgresServer? {
    do {
      return try await PostgresServer(cluster.value.address(of: "postgres"))
    } catch PostgresClusterError.missing where !needsPostgres {
      return nil
    }
  }

  /// A Boolean value that indicates whether a machine without PostgreSQL fails the tests.
  private static var needsPostgres: Bool {
    ProcessInfo.processInfo.environment["STRATA_NEEDS_POSTGRES"] == "1"
  }
}

/// Runs a test once on SQLite, and once on PostgreSQL where that is installed.
struct EngineTrait: SuiteTrait, TestTrait, TestScoping {
  /// A Boolean value that indicates whether the test runs on SQLite, too.
  var includesSQLite = true

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's scope has no test case: its tests follow, each with this trait.
    guard testCase != nil else { return try await function() }
    if includesSQLite { try await function() }
    guard !test.traits.contains(where: { $0 is SQLiteTrait }) else { return }
    guard let server = try await TestEngine.postgres() else { return }
    await Places.shared.enter()
    let result = await Result {
      try await TestEngine.$current.withValue(server, operation: function)
    }
    await Places.shared.leave()
    try result.get()
  }
}

extension Result where Failure == any Error, Success == Void {
  fileprivate init(_ work: () async throws -> Void) async {
    do {
      try await work()
      self = .success(())
    } catch {
      self = .failure(error)
    }
  }
}

/// The places for tests on the server at the same time, which accepts a hundred connections.
private actor Places {
  static let shared = Places()

  private var free = 8
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    free += 1
  }
}

/// Marks a test of a promise that only SQLite makes, such as a limit of its file.
struct SQLiteTrait: TestTrait {}

extension Trait where Self == EngineTrait {
  static var onEachEngine: Self { EngineTrait() }
  static var onPostgres: Self { EngineTrait(includesSQLite: false) }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests that run on PostgreSQL only where that is not installed, and says so; without it
  /// they would pass.
  static var withPostgres: Self {
    .enabled("PostgreSQL is not installed") { try await TestEngine.postgres() != nil }
  }
}

extension Trait where Self == SQLiteTrait {
  static var onSQLite: Self { SQLiteTrait() }
}
