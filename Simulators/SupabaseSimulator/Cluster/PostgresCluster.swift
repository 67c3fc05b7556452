import Foundation

/// A temporary PostgreSQL cluster: without a port or a system user, removed completely when its
/// process ends, in whatever way.
///
///     let cluster = try await PostgresCluster.start()
///     try await cluster.createDatabase("fresh")
///
/// It is not durable: a crash of the machine may lose data.
public final class PostgresCluster: Sendable {
  /// The folder of its socket.
  let folder: URL
  private let process: ClusterProcess
  private let programs: PostgresPrograms

  private init(folder: URL, process: ClusterProcess, programs: PostgresPrograms) {
    self.folder = folder
    self.programs = programs
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
    return PostgresCluster(folder: folder, process: process, programs: programs)
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

  /// Stops the server at once, which ends every connection, and starts it again.
  ///
  /// - Throws: ``PostgresClusterError/notStarted(_:)``.
  public func restart() async throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/usr/bin/env")
    shell.arguments =
      programs.asUser + [
        "\(programs.folder)/pg_ctl", "-D", "\(folder.path)/data", "-l",
        "\(folder.path)/data/server.log", "-m", "immediate", "-w", "-s", "restart",
      ]
    shell.currentDirectoryURL = folder
    (shell.standardOutput, shell.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      shell.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try shell.run() } catch { continuation.resume(throwing: error) }
    }
    guard status == 0 else { throw PostgresClusterError.notStarted("restart failed") }
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
