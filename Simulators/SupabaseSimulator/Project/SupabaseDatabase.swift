public import Foundation

/// A project's database: what Supabase sets up, then the project's own migrations.
///
///     let cluster = try await PostgresCluster.start()
///     let project = try await SupabaseDatabase.template(in: cluster, migrations: folder)
///     let fresh = try await project.copy()
public struct SupabaseDatabase: Sendable {
  public let cluster: PostgresCluster
  public let name: String

  /// Makes the first database of a cluster. Migrations run in the order of their names, as a role
  /// that is no superuser, each in one transaction.
  ///
  /// - Throws: ``MigrationFailure`` with the file that failed; ``PostgresFailure``.
  public static func template(
    in cluster: PostgresCluster, migrations: URL? = nil
  ) async throws -> SupabaseDatabase {
    let database = SupabaseDatabase(cluster: cluster, name: "project")
    try await cluster.createDatabase(database.name)
    guard let set = Bundle.module.url(forResource: "project", withExtension: "sql") else {
      throw MigrationFailure(file: "project.sql", failure: nil)
    }
    try await database.run([set], as: PostgresCluster.administrator)
    let files = try migrations.map {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    let own = (files ?? []).filter { $0.pathExtension == "sql" }
    try await database.run(
      own.sorted { $0.lastPathComponent < $1.lastPathComponent }, as: "postgres")
    return database
  }

  /// The same once more, for one's own use; a tenth of a second.
  public func copy() async throws -> SupabaseDatabase {
    let name = "project_\(UUID().uuidString.lowercased())"
    try await cluster.createDatabase(name, like: self.name)
    return SupabaseDatabase(cluster: cluster, name: name)
  }

  /// Connects as whoever may do everything.
  public func connect() async throws -> PostgresConnection {
    try await cluster.connect(to: name)
  }

  /// Connects as PostgREST does: a role that can only become another one.
  public func connectAsAuthenticator() async throws -> PostgresConnection {
    try await cluster.connect(to: name, as: "authenticator")
  }

  private func run(_ files: [URL], as role: String) async throws {
    let connection = try await cluster.connect(to: name, as: role)
    for file in files {
      let script = try String(contentsOf: file, encoding: .utf8)
      do throws(PostgresFailure) {
        try await connection.perform { session throws(PostgresFailure) in
          try session.run(script: script)
        }
      } catch {
        throw MigrationFailure(file: file.lastPathComponent, failure: error)
      }
    }
  }
}

/// A file of statements that the database refuses.
public struct MigrationFailure: Error, CustomStringConvertible {
  public let file: String
  /// `nil` where the file is not there.
  public let failure: PostgresFailure?

  public var description: String { "\(file): \(failure?.description ?? "is missing")" }
}
