import Foundation
import OpenWeatherSimulator
import SimulatorKit
import StrataBrowserTesting

/// WeDa as a built program, with a simulator in the test's process.
///
///     try await WeDaUnderTest.run { weda in
///       await weda.simulator.faults.add(Fault(.status(500)))
///       try await Browser.run { browser in try await browser.open(weda.page("/")) }
///     }
struct WeDaUnderTest {
  let app: ServedApp
  let simulator: OpenWeatherSimulator
  /// The address of the simulator.
  let provider: URL

  /// A key in the service's format; others are not treated as new keys.
  static let key = "0123456789abcdef0123456789abcdef"

  /// Starts app and simulator, runs the body and stops the two, even if the body throws.
  ///
  /// - Parameters:
  ///   - apiKey: The app's key.
  ///   - accepted: The key that the simulator accepts.
  ///   - arguments: The arguments of the app's host, such as a simulated latency.
  static func run(
    apiKey: String = key, accepted: String = key, arguments: [String] = [],
    openMeteo: URL? = nil, now: @escaping @Sendable () -> Date = { Date() },
    _ body: (WeDaUnderTest) async throws -> Void
  ) async throws {
    let simulator = try OpenWeatherSimulator(.init(apiKeys: [accepted], now: now))
    let provider = try simulator.start()
    do {
      var environment = [
        "OPENWEATHERMAP_BASE_URL": provider.absoluteString, "OPENWEATHERMAP_API_KEY": apiKey,
      ]
      if let openMeteo {
        environment["OPENMETEO_BASE_URL"] = openMeteo.absoluteString
        environment["OPENMETEO_GEOCODING_URL"] = openMeteo.absoluteString
      }
      let asked = openMeteo == nil ? "openweathermap" : "openmeteo"
      let app = try await ServedApp.start(
        "weda", arguments: arguments + ["-provider", asked], environment: environment)
      try await body(WeDaUnderTest(app: app, simulator: simulator, provider: provider))
      try await app.stop()
    } catch {
      await simulator.stop()
      throw error
    }
    await simulator.stop()
  }

  /// Runs work on the app with one browser.
  static func browse(
    _ options: BrowserOptions = BrowserOptions(), apiKey: String = key, arguments: [String] = [],
    now: @escaping @Sendable () -> Date = { Date() },
    _ body: (WeDaUnderTest, Browser) async throws -> Void
  ) async throws {
    try await run(apiKey: apiKey, arguments: arguments, now: now) { weda in
      try await Browser.run(options) { browser in try await body(weda, browser) }
    }
  }

  /// Returns the address of a page, such as `/city/london-england-gb`.
  func page(_ path: String) -> String {
    app.url.absoluteString.trimmingCharacters(in: ["/"]) + path
  }
}
