public import Foundation

/// A PostgreSQL cluster without a port or a system user. It stops when its process ends, in
/// whatever way.
///
///     let cluster = try await PostgresCluster.start()
///     try await cluster.createDatabase("fresh")
///
/// By default it is temporary: its data are removed at the end, and a crash of the machine may lose
/// some. With a folder it keeps what was committed, whatever crashes.
public final class PostgresCluster: Sendable {
  /// The folder of its socket.
  let folder: URL
  private let process: ClusterProcess
  /// Starts a server that is gone; `nil` if it was started for a test, which decides about that.
  private let revival: Revival?

  private init(folder: URL, process: ClusterProcess, isKept: Bool) {
    self.folder = folder
    self.process = process
    revival = isKept ? Revival() : nil
  }

  /// Creates a cluster, or opens the one in a folder, and waits until it is ready, some two seconds.
  ///
  /// - Parameter data: The folder that keeps the data; `nil` for a temporary cluster.
  /// - Returns: The cluster.
  /// - Throws: ``PostgresClusterError``; Foundation's errors if there is no temporary folder, or the
  ///   folder of the data cannot be created.
  public static func start(keepingIn data: URL? = nil) async throws -> PostgresCluster {
    let programs = try PostgresPrograms()
    if let data {
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      if let owner = programs.owner { chown(data.path, owner.user, owner.group) }
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pg-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let owner = programs.owner { chown(folder.path, owner.user, owner.group) }
    let process = try ClusterProcess(programs, folder: folder, data: data)
    try await process.ready()
    return PostgresCluster(folder: folder, process: process, isKept: data != nil)
  }

  /// Connects as the administrator, or as another role. If the data are kept and the server is gone,
  /// it is started again.
  ///
  /// - Parameters:
  ///   - database: The name of the database.
  ///   - role: The role.
  /// - Returns: The connection.
  /// - Throws: ``PostgresFailure`` without a code; ``PostgresClusterError`` if the server could not
  ///   be started again.
  public func connect(
    to database: String, as role: String = PostgresCluster.administrator
  ) async throws -> PostgresConnection {
    let words = "host='\(folder.path)' dbname='\(database)' user='\(role)' client_encoding=UTF8"
    do {
      return try await PostgresConnection(words)
    } catch let failure as PostgresFailure where revival != nil && failure.isSilence {
      try await revival?.perform { [process] in try await process.restart() }
      return try await PostgresConnection(words)
    }
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

  /// Stops the server and waits until it has ended. Otherwise that happens in the background when
  /// nobody uses the cluster any more.
  public func stop() async {
    await process.stop()
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
