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
    try await database.setUp()
    for file in try files(of: migrations) { try await database.run(file, as: "postgres") }
    return database
  }

  /// Opens the database of a cluster that keeps its data, or creates it, and runs the migrations that
  /// it does not have yet. It lists them as the Supabase CLI does.
  ///
  /// - Parameters:
  ///   - cluster: The cluster.
  ///   - migrations: The folder of the migrations; `nil` for none.
  /// - Returns: The database.
  /// - Throws: ``MigrationFailure`` with the file that failed; ``PostgresFailure``.
  public static func kept(
    in cluster: PostgresCluster, migrations: URL? = nil
  ) async throws -> SupabaseDatabase {
    let database = SupabaseDatabase(cluster: cluster, name: "project")
    let known = "select 1 from pg_database where datname = $1"
    if try await cluster.connect(to: "postgres").query(known, [database.name]).isEmpty {
      try await cluster.createDatabase(database.name)
    }
    let connection = try await database.connect()
    if try await connection.query("select 1 where to_regclass('auth.users') is not null").isEmpty {
      try await database.setUp()
    }
    try await connection.perform { session throws(PostgresFailure) in
      try session.run(script: Self.list)
    }
    for file in try files(of: migrations) { try await database.runOnce(file, connection) }
    return database
  }

  private static let list = """
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text);
    grant usage on schema supabase_migrations to postgres;
    grant all on supabase_migrations.schema_migrations to postgres;
    """

  private func runOnce(_ file: URL, _ connection: PostgresConnection) async throws {
    let parts = file.deletingPathExtension().lastPathComponent.split(separator: "_", maxSplits: 1)
    let (version, name) = (String(parts.first ?? ""), String(parts.last ?? ""))
    let known = "select 1 from supabase_migrations.schema_migrations where version = $1"
    guard try await connection.query(known, [version]).isEmpty else { return }
    // In the migration's own transaction, so that an interrupted one runs again.
    try await run(
      file, as: "postgres",
      then: """
        ;insert into supabase_migrations.schema_migrations (version, name)
        values (\(SQLText.value(version)), \(SQLText.value(name)))
        """)
  }

  private static func files(of migrations: URL?) throws -> [URL] {
    let files = try migrations.map {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).filter { $0.pathExtension == "sql" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Creates what a project has before its first migration.
  private func setUp() async throws {
    guard let set = Bundle.module.url(forResource: "project", withExtension: "sql") else {
      throw MigrationFailure(file: "project.sql", failure: nil)
    }
    try await run(set, as: PostgresCluster.administrator)
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

  /// Runs a script and a statement after it, all or none.
  private func run(_ file: URL, as role: String, then last: String = "") async throws {
    let connection = try await cluster.connect(to: name, as: role)
    let script = try String(contentsOf: file, encoding: .utf8) + last
    do throws(PostgresFailure) {
      try await connection.perform { session throws(PostgresFailure) in
        try session.run(script: script)
      }
    } catch {
      throw MigrationFailure(file: file.lastPathComponent, failure: error)
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
