import Foundation
import SupabaseSimulator

/// A PostgreSQL for a measurement, with the settings of Debian's package: a change is on the disk
/// before it is acknowledged.
@MainActor enum KeptPostgres {
  /// Does work with a new cluster, and with a folder that is removed with it.
  ///
  /// - Throws: What the work throws; `PostgresClusterError`, which names the package to install.
  static func run<Answer>(
    _ work: @MainActor (PostgresCluster, URL) async throws -> Answer
  ) async throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-postgres-\(UUID().uuidString)", isDirectory: true)
    // PostgreSQL and nginx run as users of their own.
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    defer { try? FileManager.default.removeItem(at: folder) }
    let cluster = try await PostgresCluster.start(keepingIn: folder.appending(path: "postgres"))
    do {
      let answer = try await work(cluster, folder)
      await cluster.stop()
      return answer
    } catch {
      await cluster.stop()
      throw error
    }
  }

  /// The name of the database that servers use.
  nonisolated static let database = "postgres"
}
