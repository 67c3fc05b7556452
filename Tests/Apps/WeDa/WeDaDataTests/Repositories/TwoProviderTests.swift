import Foundation
import NetworkingKit
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of two providers, of which the second answers if the first fails, and their credits.
struct TwoProviderTests {
  /// Returns a device with both providers, which answer with the given statuses.
  ///
  /// - Parameters:
  ///   - first: The status of OpenWeatherMap; -1 for no connection.
  ///   - other: The status of Open-Meteo; -1 for no connection.
  func bench(_ first: Switch, _ other: Switch) throws -> OpenMeteoBench {
    try OpenMeteoBench(withOpenWeatherMap: true) { request in
      let isOther = request.url.host != "weather.test"
      let status = Int(isOther ? other.value : first.value) ?? 200
      if status == -1 { throw URLError(.notConnectedToInternet) }
      guard status == 200 else { return NetworkResponse(status: status) }
      guard isOther else { return try goodAnswers(request) }
      let isSearch = request.url.host == "places.test"
      return try answer(isSearch ? "open-meteo-places" : "open-meteo-autumn")
    }
  }

  @Test(arguments: [
    ("401", "badKey"), ("429", "quota"), ("500", "providerDown"), ("-1", "offline"),
  ])
  func `if the first provider fails, the second's weather is returned with the reason`(
    status: String, reason: String
  ) async throws {
    let bench = try bench(Switch(status), Switch("200"))
    let report = try await bench.repository().fetchWeather(for: .london)
    #expect(report.provider == .openMeteo)
    #expect(report.switchedFrom == .openWeatherMap)
    #expect(report.fallbackReason?.name == reason)
    BadDay("failing-provider").record(
      done: ["failures of the first of two providers": 1],
      seen: ["reports of the second": report.provider == .openMeteo ? 1 : 0])
    #expect(report.place == .london)
    #expect(!report.isFallback)
    let again = try await bench.repository().fetchWeather(for: .london)
    #expect(again.origin == .memory)
    #expect(again.switchedFrom == .openWeatherMap)
    #expect(again.fallbackReason?.name == reason)
  }

  @Test
  func `cached weather of the second provider keeps the reason for the switch`() async throws {
    let bench = try OpenMeteoBench(withOpenWeatherMap: true) { request in
      switch request.url.path {
      case "/geo/1.0/direct": try answer("geo-direct")
      case "/v1/forecast": try answer("open-meteo-autumn")
      default: NetworkResponse(status: 500)
      }
    }
    _ = try await bench.repository().fetchWeather(for: .london)
    _ = try await bench.sources.places().search("Perth")
    let copy = try await bench.repository().fetchWeather(for: .london)
    #expect(copy.origin == .memory)
    #expect(copy.fallbackReason == .providerDown(status: 500))
  }

  @Test func `an unknown place is reported at once, without a request to the second provider`()
    async throws
  {
    let bench = try bench(Switch("404"), Switch("200"))
    let error = await failure { () throws(WeatherError) in
      try await bench.repository().fetchWeather(for: .london)
    }
    #expect(error == .noSuchPlace("London, England, GB"))
    #expect(!bench.session.paths.contains("/v1/forecast"))
  }

  @Test func `if both providers fail, the last copy is used with the credit of its provider`()
    async throws
  {
    let (first, other) = (Switch("500"), Switch("200"))
    let bench = try bench(first, other)
    _ = try await bench.repository().fetchWeather(for: .london)
    other.value = "-1"
    bench.watch.advance(3600)
    let report = try await bench.repository().fetchWeather(for: .london)
    #expect(report.isFallback)
    #expect(report.provider == .openMeteo)
    #expect(report.fallbackReason == .providerDown(status: 500))
    #expect(report.age(at: bench.watch.now) == 3600)
  }

  @Test func `if both providers fail without a copy, the first one's error is thrown`() async throws
  {
    let bench = try bench(Switch("401"), Switch("-1"))
    let error = await failure { () throws(WeatherError) in
      try await bench.repository().fetchWeather(for: .london)
    }
    #expect(error == .badKey)
  }

  @Test func `as soon as the first provider answers again, its weather is used`() async throws {
    let (first, other) = (Switch("500"), Switch("200"))
    let bench = try bench(first, other)
    _ = try await bench.repository().fetchWeather(for: .london)
    first.value = "200"
    bench.watch.advance(301)
    let report = try await bench.repository().fetchWeather(for: .london)
    #expect(report.provider == .openWeatherMap)
    #expect(report.switchedFrom == nil)
    #expect(report.fallbackReason == nil)
  }

  @Test func `values of the two providers are never mixed`() async throws {
    let (first, other) = (Switch("200"), Switch("200"))
    let bench = try bench(first, other)
    let own = try await bench.repository().fetchWeather(for: .london)
    first.value = "500"
    bench.watch.advance(700)
    let switched = try await bench.repository().fetchWeather(for: .london)
    #expect(own.current != switched.current)
    #expect(Set(own.slots.map(\.duration)) == [ForecastSlot.threeHours])
    #expect(Set(switched.slots.map(\.duration)) == [ForecastSlot.oneHour])
    #expect(own.zone != switched.zone)
  }

  @Test func `the weather of a place is requested at most once in ten minutes`() async throws {
    let bench = try bench(Switch("200"), Switch("200"))
    let repository = bench.repository()
    for second in [0, 299, 2, 298] {
      bench.watch.advance(Double(second))
      _ = try await repository.fetchWeather(for: .london)
    }
    #expect(bench.session.paths.count == 2)
    bench.watch.advance(1)
    #expect(try await repository.fetchWeather(for: .london).origin == .remote)
    #expect(bench.session.paths.count == 4)
  }

  @Test
  func `while the first provider is down, the second is requested at most once in ten minutes`()
    async throws
  {
    let bench = try bench(Switch("500"), Switch("200"))
    let repository = bench.repository()
    for second in [0, 301, 200] {
      bench.watch.advance(Double(second))
      #expect(try await repository.fetchWeather(for: .london).switchedFrom == .openWeatherMap)
    }
    #expect(bench.session.paths.filter { $0 == "/v1/forecast" }.count == 1)
  }

  @Test func `setting the clock back does not make a copy fresh forever`() async throws {
    let bench = try bench(Switch("200"), Switch("200"))
    _ = try await bench.repository().fetchWeather(for: .london)
    bench.watch.advance(-86_400)
    #expect(try await bench.repository().fetchWeather(for: .london).origin == .remote)
    bench.watch.advance(10 * 86_400)
    #expect(try await bench.repository().fetchWeather(for: .london).origin == .remote)
  }

  @Test func `five hundred devices with two hundred places cause one request for each place`()
    async throws
  {
    let bench = try bench(Switch("200"), Switch("200"))
    let places = (0..<200).map { index in
      Place(
        name: "Place \(index)", state: nil, country: "XX",
        coordinate: .fixture(Double(index) / 4, 1))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for device in 0..<500 {
        group.addTask {
          let repository = bench.repository()
          for step in 0..<4 {
            _ = try await repository.fetchWeather(for: places[(device * 7 + step * 50) % 200])
          }
        }
      }
      try await group.waitForAll()
    }
    // The current weather and the forecast are two calls to the first provider; the other gets
    // none.
    #expect(bench.session.paths.count == 400)
    #expect(!bench.session.paths.contains("/v1/forecast"))
  }

  @Test func `the second geocoder finds places if the first one fails`() async throws {
    let bench = try bench(Switch("500"), Switch("200"))
    let places = bench.sources.places()
    let found = try await places.search("Budapest")
    #expect(found.first?.slug == "budapest-budapest-hu")
    // A chosen suggestion needs no further request, whichever geocoder found it.
    let asked = bench.session.paths.count
    #expect(try await places.place(for: "budapest-budapest-hu") == found.first)
    #expect(bench.session.paths.count == asked)
  }
}
