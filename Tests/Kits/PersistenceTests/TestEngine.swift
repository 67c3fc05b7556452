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
  static func postgres() async throws -> PostgresServer? {
    do {
      return try await PostgresServer(cluster.value.address(of: "postgres"))
    } catch PostgresClusterError.missing {
      return nil
    }
  }
}

/// Runs a test once on SQLite, and once on PostgreSQL where that is installed.
struct EngineTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    // A suite's own scope has no test case: its tests follow, each with this trait.
    guard testCase != nil, !test.traits.contains(where: { $0 is SQLiteTrait }) else { return }
    guard let server = try await TestEngine.postgres() else { return }
    try await TestEngine.$current.withValue(server) { try await function() }
  }
}

/// Marks a test of a promise that only SQLite makes, such as a limit of its file.
struct SQLiteTrait: TestTrait {}

extension Trait where Self == EngineTrait {
  static var onEachEngine: Self { EngineTrait() }
}

extension Trait where Self == SQLiteTrait {
  static var onSQLite: Self { SQLiteTrait() }
}
