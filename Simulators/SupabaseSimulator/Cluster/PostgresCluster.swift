import Foundation

/// A PostgreSQL of one's own in a temporary folder: no port, no user of the system's, and nothing of
/// it left once whoever started it is gone, however that ended.
///
///     let cluster = try await PostgresCluster.start()
///     try await cluster.createDatabase("fresh")
///
/// It forgets on a crash of the machine what it should keep: it is there for trying.
public final class PostgresCluster: Sendable {
  /// Where its socket lies.
  let folder: URL
  private let process: ClusterProcess

  private init(folder: URL, process: ClusterProcess) {
    self.folder = folder
    self.process = process
  }

  /// Makes one and waits until it answers, some two seconds.
  ///
  /// - Throws: ``PostgresClusterError``; Foundation's errors where the temporary folder is none.
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

  /// Connects as whoever may do everything, unless another role is named.
  public func connect(
    to database: String, as role: String = PostgresCluster.administrator
  ) async throws -> PostgresConnection {
    try await PostgresConnection(
      "host='\(folder.path)' dbname='\(database)' user='\(role)' client_encoding=UTF8")
  }

  /// Makes a database, empty or as another one is to which nobody is connected.
  public func createDatabase(_ name: String, like template: String = "template1") async throws {
    let connection = try await connect(to: "postgres")
    try await connection.query(
      "create database \(SQLText.name(name)) template \(SQLText.name(template))")
  }

  public static let administrator = "supabase_admin"
}
