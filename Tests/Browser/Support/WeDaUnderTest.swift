import Foundation
import OpenWeatherSimulator
import SimulatorKit
import StrataBrowserTesting

/// WeDa as a built program, asking a simulator in the test process for its weather.
///
///     try await WeDaUnderTest.run { weda in
///       await weda.simulator.faults.add(Fault(.status(500)))
///       try await Browser.run { browser in try await browser.open(weda.page("/")) }
///     }
struct WeDaUnderTest {
  let app: ServedApp
  let simulator: OpenWeatherSimulator
  /// Where the simulator listens.
  let provider: URL

  /// A key in the service's own form; the app takes no key of another form for a new one.
  static let key = "0123456789abcdef0123456789abcdef"

  /// Starts both, runs the body and stops both, also when the body throws.
  ///
  /// - Parameters:
  ///   - apiKey: What the app sends.
  ///   - accepted: The key that the simulator takes.
  ///   - arguments: For the app's host, such as a simulated latency.
  ///   - openMeteo: Another simulator, which is then asked alone.
  ///   - now: The simulator's clock.
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

  /// The same, with one browser.
  static func browse(
    _ options: BrowserOptions = BrowserOptions(), apiKey: String = key, arguments: [String] = [],
    now: @escaping @Sendable () -> Date = { Date() },
    _ body: (WeDaUnderTest, Browser) async throws -> Void
  ) async throws {
    try await run(apiKey: apiKey, arguments: arguments, now: now) { weda in
      try await Browser.run(options) { browser in try await body(weda, browser) }
    }
  }

  /// The address of a page, such as `/city/london-england-gb`.
  func page(_ path: String) -> String {
    app.url.absoluteString.trimmingCharacters(in: ["/"]) + path
  }
}
