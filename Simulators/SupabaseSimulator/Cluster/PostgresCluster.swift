import Foundation

/// A temporary PostgreSQL cluster without a port or a system user. It is removed completely when
/// the process ends, in whatever way.
///
///     let cluster = try await PostgresCluster.start()
///     try await cluster.createDatabase("fresh")
///
/// It is not durable: a crash of the machine may lose data.
public final class PostgresCluster: Sendable {
  /// The folder of its socket.
  let folder: URL
  private let process: ClusterProcess

  private init(folder: URL, process: ClusterProcess) {
    self.folder = folder
    self.process = process
  }

  /// Creates a cluster and waits until it is ready, some two seconds.
  ///
  /// - Throws: ``PostgresClusterError``; Foundation's errors if there is no temporary folder.
  public static func start() async throws -> PostgresCluster {
    let programs = try PostgresPrograms()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pg-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let owner = programs.owner { chown(folder.path, owner.user, owner.group) }
    let process = try ClusterProcess(programs, folder: folder)
    try await process.ready()
    return PostgresCluster(folder: folder, process: process)
  }

  /// Connects as the administrator, or as another role.
  public func connect(
    to database: String, as role: String = PostgresCluster.administrator
  ) async throws -> PostgresConnection {
    try await PostgresConnection(
      "host='\(folder.path)' dbname='\(database)' user='\(role)' client_encoding=UTF8")
  }

  /// Returns the address of a database, as libpq understands it.
  public func address(of database: String) -> String {
    "postgres://\(Self.administrator)@/\(database)?host=\(folder.path)"
  }

  /// Stops the server, which ends every connection, and starts it again.
  ///
  /// - Throws: ``PostgresClusterError/notStarted(_:)``.
  public func restart() async throws {
    try await process.restart()
  }

  /// Creates a database, as a copy of a template to which nobody is connected.
  public func createDatabase(_ name: String, like template: String = "template1") async throws {
    let connection = try await connect(to: "postgres")
    try await connection.query(
      "create database \(SQLText.name(name)) template \(SQLText.name(template))")
  }

  /// The role with all privileges.
  public static let administrator = "supabase_admin"
}
