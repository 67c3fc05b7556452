import Foundation
import NetworkingKit
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// One row of the table: the stored copies, the provider's response, and the expected result.
struct Strategy: Sendable, CustomTestStringConvertible {
  enum Memory: Sendable { case none, fresh, expired }

  var flags = RepositoryConfiguration.default
  var memory = Memory.none
  var stored = false
  /// The status of the provider's response; -1 for no connection, -2 for a broken one.
  var status = 200
  /// The expected result: `remote`, `memory`, `stored`, or an error's name.
  var outcome: String
  var requests: Int

  var testDescription: String { "\(flags) \(memory) \(stored) \(status) → \(outcome)" }
}

struct RepositoryStrategyTests {
  static let table: [Strategy] = [
    // The default order: memory, provider, stored copy.
    Strategy(memory: .fresh, outcome: "memory", requests: 0),
    Strategy(memory: .fresh, stored: true, status: -1, outcome: "memory", requests: 0),
    Strategy(memory: .expired, outcome: "remote", requests: 2),
    Strategy(memory: .none, outcome: "remote", requests: 2),
    Strategy(stored: true, outcome: "remote", requests: 2),
    Strategy(memory: .expired, stored: true, status: -1, outcome: "stored", requests: 2),
    Strategy(stored: true, status: 500, outcome: "stored", requests: 2),
    Strategy(stored: true, status: 429, outcome: "stored", requests: 2),
    Strategy(stored: true, status: 401, outcome: "stored", requests: 2),
    // Without a copy the error itself is thrown.
    Strategy(status: -1, outcome: "offline", requests: 2),
    Strategy(status: -2, outcome: "interrupted", requests: 2),
    Strategy(memory: .expired, status: 503, outcome: "providerDown", requests: 2),
    Strategy(status: 401, outcome: "badKey", requests: 2),
    Strategy(status: 429, outcome: "quota", requests: 2),
    Strategy(status: 400, outcome: "unknown", requests: 2),
    // For an unknown place no copy is used.
    Strategy(stored: true, status: 404, outcome: "noSuchPlace", requests: 2),
    // Each flag turned off separately.
    Strategy(flags: .init(useCache: false), memory: .fresh, outcome: "remote", requests: 2),
    Strategy(
      flags: .init(useCache: false), memory: .fresh, stored: true, status: -1, outcome: "stored",
      requests: 2),
    Strategy(
      flags: .init(cacheFirstStrategy: false), memory: .fresh, outcome: "remote", requests: 2),
    Strategy(
      flags: .init(useLocalStorage: false), stored: true, status: -1, outcome: "offline",
      requests: 2),
    Strategy(
      flags: .init(offlineFallback: false), stored: true, status: -1, outcome: "offline",
      requests: 2),
  ]

  @Test(
    .mission(
      "S0-61", "S0-71", "S0-72", "S0-73", "S0-74", "S0-76", "S0-77", "S0-136", "W-07", "W-53",
      "W-174",
      "W-175", "W-176"),
    arguments: table)
  func `the weather comes from memory, disk or provider as the configuration and failures require`(
    row: Strategy
  ) async throws {
    let bench = try Bench { request in
      if row.status == -1 { throw URLError(.notConnectedToInternet) }
      if row.status == -2 { throw URLError(.networkConnectionLost) }
      guard row.status == 200 else { return NetworkResponse(status: row.status) }
      return try goodAnswers(request)
    }
    try await hold(row, in: bench)
    let repository = bench.repository(row.flags)
    do throws(WeatherError) {
      let report = try await repository.fetchWeather(for: .london)
      #expect(report.origin.rawValue == row.outcome)
      #expect(report.place == .london)
      #expect((report.fallbackReason == nil) == (report.origin != .stored))
    } catch {
      #expect(error.name == row.outcome)
    }
    // A failed half cancels the other, possibly before it was sent.
    #expect(bench.session.paths.count <= row.requests)
    #expect((bench.session.paths.count == 0) == (row.requests == 0))
  }

  private func hold(_ row: Strategy, in bench: Bench) async throws {
    let copy = WeatherFileDTO(.fixture())
    if row.stored { try await bench.local.saveWeather(copy) }
    guard row.memory != .none else { return }
    await bench.sources.cache.cacheWeather(copy, for: Place.london.id.text)
    bench.watch.advance(row.memory == .expired ? 301 : 300)
  }
}
