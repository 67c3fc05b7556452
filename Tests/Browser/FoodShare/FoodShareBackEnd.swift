import Foundation
import StrataBrowserTesting
import SupabaseSimulator

/// The back end of FoodShare's listings.
enum FoodShareBackEnd: CaseIterable {
  case own
  case supabase

  /// Runs work on the app with this back end.
  ///
  /// - Parameters:
  ///   - environment: More variables of the app's environment.
  ///   - work: The work.
  func serve(
    with environment: [String: String] = [:], _ work: (ServedApp) async throws -> Void
  ) async throws {
    switch self {
    case .own: try await start(environment, work)
    case .supabase:
      let database = try await SupabaseDatabase.template(in: .start(), migrations: Self.migrations)
      let simulator = SupabaseSimulator(database)
      let url = try simulator.start()
      let project = ["SUPABASE_URL": url.absoluteString, "SUPABASE_KEY": "demo"]
      try await start(environment.merging(project) { $1 }, work)
      await simulator.stop()
    }
  }

  private func start(
    _ environment: [String: String], _ work: (ServedApp) async throws -> Void
  ) async throws {
    let app = try await ServedApp.start("foodshare", environment: environment)
    try await work(app)
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
