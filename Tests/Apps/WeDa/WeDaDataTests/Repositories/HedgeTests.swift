import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests that a first provider that does not respond is waited for at most four seconds.
@Suite(.timeLimit(.minutes(5))) struct HedgeTests {
  private let clock = ManualClock()
  /// The gate that the first provider's response waits for.
  private let first = Gate()

  /// Returns a bench on which OpenWeatherMap waits for the gate, and Open-Meteo answers with a
  /// status.
  private func bench(other status: Int = 200) throws -> OpenMeteoBench {
    try OpenMeteoBench(withOpenWeatherMap: true, clock: clock) { [first] request in
      if request.url.host == "weather.test" {
        await first.wait()
        if Task.isCancelled { throw URLError(.cancelled) }
        return request.url.path.hasPrefix("/geo")
          ? try answer("geo-direct") : try goodAnswers(request)
      }
      guard status == 200 else { return NetworkResponse(status: status) }
      let isSearch = request.url.host == "places.test"
      return try answer(isSearch ? "open-meteo-places" : "open-meteo-autumn")
    }
  }

  @Test
  func `if the first provider takes four seconds, a second is requested and its report is used`()
    async throws
  {
    let bench = try bench()
    let asking = Task { try await bench.repository().fetchWeather(for: .london) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(3_999))
    #expect(
      !bench.session.paths.contains("/v1/forecast"),
      "the other provider is not requested before four seconds have passed")
    clock.advance(by: .milliseconds(1))
    let report = try await asking.value
    #expect(report.provider == .openMeteo)
    #expect(report.switchedFrom == .openWeatherMap)
    #expect(report.fallbackReason == .timeout)
    let again = try await bench.repository().fetchWeather(for: .london)
    #expect(again.origin == .memory && again.fallbackReason == .timeout)
  }

  @Test func `if the first provider answers in time, no other is requested`() async throws {
    let bench = try bench()
    first.open()
    let report = try await bench.repository().fetchWeather(for: .london)
    #expect(report.provider == .openWeatherMap && report.switchedFrom == nil)
    #expect(!bench.session.paths.contains("/v1/forecast"))
  }

  @Test func `if the second provider fails, the response of the first is awaited`() async throws {
    let bench = try bench(other: 500)
    let asking = Task { try await bench.repository().fetchWeather(for: .london) }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(4))
    while !bench.session.paths.contains("/v1/forecast") { await Task.yield() }
    first.open()
    let report = try await asking.value
    #expect(report.provider == .openWeatherMap && report.switchedFrom == nil)
  }

  @Test func `a search too requests the second geocoder after four seconds`() async throws {
    let bench = try bench()
    let asking = Task { try await bench.sources.places().search("London") }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(4))
    #expect(try await !asking.value.isEmpty)
    #expect(bench.session.paths.contains("/v1/search"))
  }

  @Test func `a cancelled search does not request the second geocoder`() async throws {
    let bench = try bench()
    let asking = Task { try await bench.sources.places().search("London") }
    await clock.waitForSleepers()
    asking.cancel()
    await #expect(throws: WeatherError.cancelled) { try await asking.value }
    #expect(!bench.session.paths.contains("/v1/search"))
  }
}
