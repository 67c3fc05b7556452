import Foundation
import StrataBrowserTesting
import StrataPersistence
import SupabaseSimulator

/// The back end of FoodShare's listings.
enum FoodShareBackEnd {
  /// One server with a SQLite file.
  case own
  /// One server with a SQLite file and two workers. Each of two people meets another worker.
  case workers
  /// One server with a Supabase project.
  case supabase
  /// Two servers with one PostgreSQL database and one folder of photos, as the guide describes them.
  case postgres

  /// Runs work on the app with this back end.
  ///
  /// - Parameters:
  ///   - environment: More variables of the app's environment.
  ///   - work: The work.
  func serve(
    with environment: [String: String] = [:], _ work: (ServedApp) async throws -> Void
  ) async throws {
    try await keep(with: environment) { food in try await work(food.app) }
  }

  /// Runs work on the app with this back end, and on the data that it stores.
  ///
  /// - Parameters:
  ///   - environment: More variables of the app's environment.
  ///   - work: The work.
  func keep(
    with environment: [String: String] = [:], _ work: (StoredFood) async throws -> Void
  ) async throws {
    switch self {
    case .own: try await start(environment, nil, work)
    case .workers: try await start(environment, nil, arguments: ["--workers", "2"], work)
    case .supabase:
      let database = try await SupabaseDatabase.template(in: .start(), migrations: Self.migrations)
      let simulator = SupabaseSimulator(database)
      let url = try simulator.start()
      let project = ["SUPABASE_URL": url.absoluteString, "SUPABASE_KEY": "demo"]
      try await start(environment.merging(project) { $1 }, database, work)
      await simulator.stop()
    case .postgres: try await startTwo(environment, work)
    }
  }

  private func startTwo(
    _ environment: [String: String], _ work: (StoredFood) async throws -> Void
  ) async throws {
    let cluster = try await PostgresCluster.start()
    try await cluster.createDatabase("foodshare")
    let address = cluster.address(of: "foodshare")
    var settings = ServedApp.Configuration("foodshare")
    settings.environment = environment.merging(["DATABASE_URL": address]) { $1 }
    let first = try await ServedApp.start(settings)
    settings.dataFolder = first.dataFolder
    let second = try await ServedApp.start(settings)
    try await work(
      StoredFood(app: first, other: second, project: nil, server: PostgresServer(address)))
    for app in [second, first] { try await app.stop() }
    await cluster.stop()
  }

  private func start(
    _ environment: [String: String], _ project: SupabaseDatabase?, arguments: [String] = [],
    _ work: (StoredFood) async throws -> Void
  ) async throws {
    let app = try await ServedApp.start(
      "foodshare", arguments: arguments, environment: environment)
    try await work(StoredFood(app: app, other: app, project: project, server: nil))
    try await app.stop()
  }

  private static var migrations: URL {
    var root = URL(filePath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path),
      root.path != "/"
    { root.deleteLastPathComponent() }
    return root.appending(path: "Apps/FoodShare/supabase/migrations")
  }
}
