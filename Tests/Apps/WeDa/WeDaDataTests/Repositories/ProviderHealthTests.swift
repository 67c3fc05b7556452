import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

struct ProviderHealthTests {
  static let goodKey = "0123456789abcdef0123456789ABCDEF"

  /// Returns a bench that answers with 200 or the switch's status.
  func bench(_ status: Switch, key: String = goodKey) throws -> Bench {
    try Bench(key: key) { request in
      guard let code = Int(status.value), code != 200 else { return try goodAnswers(request) }
      return NetworkResponse(status: code)
    }
  }

  @Test func `after a 429 response no request is sent for ten minutes`() async throws {
    let status = Switch("429")
    let bench = try bench(status)
    let repository = bench.repository()
    let places = bench.sources.places()
    let until = bench.watch.now.addingTimeInterval(600)
    let first = await failure { () throws(WeatherError) in
      try await repository.fetchWeather(for: .london)
    }
    #expect(first == .quota(until: until))
    let asked = bench.session.paths.count
    status.value = "200"
    bench.watch.advance(599)
    let weather = await failure { () throws(WeatherError) in
      try await repository.refreshWeather(for: .tokyo)
    }
    let search = await failure { () throws(WeatherError) in try await places.search("Lon") }
    #expect(weather == .quota(until: until))
    #expect(search == .quota(until: until))
    #expect(bench.session.paths.count == asked)
    #expect(await bench.sources.health.status().fault == .quota(until: until))
    bench.watch.advance(1)
    #expect(try await repository.refreshWeather(for: .tokyo).origin == .remote)
    #expect(await bench.sources.health.status().fault == nil)
  }

  @Test
  func `a Retry-After header can make the pause of ten minutes a day at most, and no shorter`()
    async throws
  {
    for (asked, pause) in [("7200", 7200.0), ("5", 600), ("-1", 600), ("\(Int.max)", 86_400)] {
      let bench = try Bench { _ in
        NetworkResponse(status: 429, headers: ["Retry-After": asked])
      }
      let error = await failure { () throws(WeatherError) in
        try await bench.repository().fetchWeather(for: .london)
      }
      #expect(error == .quota(until: bench.watch.now.addingTimeInterval(pause)))
    }
  }

  @Test(.mission("W-175"))
  func `after a 401 response a malformed API key is invalid, a well-formed one not active yet`()
    async throws
  {
    for (key, expected) in [("demo", WeatherError.badKey), (Self.goodKey, .keyNotActiveYet)] {
      let bench = try bench(Switch("401"), key: key)
      let error = await failure { () throws(WeatherError) in
        try await bench.repository().fetchWeather(for: .london)
      }
      #expect(error == expected)
      #expect(await bench.sources.health.status().fault == expected)
    }
  }

  @Test func `an API key that worked before is invalid after a 401 response until it works again`()
    async throws
  {
    let status = Switch("200")
    let bench = try bench(status)
    let repository = bench.repository()
    _ = try await repository.fetchWeather(for: .london)
    status.value = "401"
    let report = try await repository.refreshWeather(for: .london)
    #expect(report.fallbackReason == .badKey)
    #expect(await bench.sources.health.status().fault == .badKey)
    status.value = "200"
    _ = try await repository.refreshWeather(for: .london)
    #expect(await bench.sources.health.status().fault == nil)
  }

  @Test func `a blocked key is reported as invalid, whatever its format`() async throws {
    let bench = try bench(Switch("403"))
    let error = await failure { () throws(WeatherError) in
      try await bench.repository().fetchWeather(for: .london)
    }
    #expect(error == .badKey)
  }
}
