public import Foundation

/// The database of a project: Supabase's setup, then the project's migrations.
///
///     let cluster = try await PostgresCluster.start()
///     let project = try await SupabaseDatabase.template(in: cluster, migrations: folder)
///     let fresh = try await project.copy()
public struct SupabaseDatabase: Sendable {
  /// The cluster that holds the database.
  public let cluster: PostgresCluster
  /// The name of the database.
  public let name: String

  /// Creates the first database of a cluster. Migrations run in the order of their names, as a role
  /// without superuser rights, each in one transaction.
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

  /// Creates a copy of the database, in a tenth of a second.
  public func copy() async throws -> SupabaseDatabase {
    let name = "project_\(UUID().uuidString.lowercased())"
    try await cluster.createDatabase(name, like: self.name)
    return SupabaseDatabase(cluster: cluster, name: name)
  }

  /// Connects as the administrator.
  public func connect() async throws -> PostgresConnection {
    try await cluster.connect(to: name)
  }

  /// Connects as PostgREST does: with a role that has no rights except to switch to other roles.
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

/// The error of a migration that the database rejects.
public struct MigrationFailure: Error, CustomStringConvertible {
  /// The name of the migration file.
  public let file: String
  /// The database's error; `nil` if the file does not exist.
  public let failure: PostgresFailure?

  public var description: String { "\(file): \(failure?.description ?? "is missing")" }
}
