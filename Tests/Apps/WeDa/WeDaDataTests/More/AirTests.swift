import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the quality of the air and the pollen, from bytes to report.
struct AirTests {
  private func bench(_ name: String, status: Int = 200) throws -> OpenMeteoBench {
    try OpenMeteoBench { _ in try answer(name, status: status) }
  }

  @Test func `one request returns the European and US air quality index, pollutants and pollen`()
    async throws
  {
    let bench = try bench("open-meteo-air")
    let air = try #require(try await bench.sources.more.air(at: .london))
    #expect(air.european == 34 && air.american == 42)
    #expect(
      air.europeanParts == [.fineDust: 16, .coarseDust: 12, .nitrogenDioxide: 8, .ozone: 34])
    #expect(air.americanParts.count == 6 && air.americanParts[.carbonMonoxide] == 2)
    #expect(air.worstInEurope == .ozone && air.worstInAmerica == .fineDust)
    #expect(air.concentrations[.fineDust] == 8.2 && air.concentrations[.ozone] == 61)
    #expect(air.pollen == [.birch: 12.5, .grass: 0])
    #expect(air.time == Date(timeIntervalSince1970: 1_773_306_000))
    #expect(air.fetchedAt == bench.watch.now)
    let request = try #require(bench.session.asked.all.first)
    #expect(bench.session.paths == ["/v1/air-quality"])
    #expect(request.parameter("latitude") == "51.5073")
    #expect(request.parameter("current")?.contains("birch_pollen") == true)
    #expect(request.parameter("current")?.contains("us_aqi_ozone") == true)
    #expect(request.parameter("apikey") == nil)
  }

  @Test func `pollen with null values are left out of the air report instead of counting as zero`()
    async throws
  {
    let air = try #require(try await bench("open-meteo-air-nulls").sources.more.air(at: .london))
    #expect(air.pollen.isEmpty && air.american == nil && air.european == 70)
  }

  @Test(arguments: ["open-meteo-air-empty", "open-meteo-air-no-block"])
  func `a place without any value has no air report`(name: String) async throws {
    #expect(try await bench(name).sources.more.air(at: .london) == nil)
  }

  @Test func `a place without air quality data returns no report instead of an error`()
    async throws
  {
    let body = #"{"error":true,"reason":"No data is available for this location"}"#
    let bench = try OpenMeteoBench { _ in NetworkResponse(status: 400, body: Data(body.utf8)) }
    #expect(try await bench.sources.more.air(at: .london) == nil)
  }

  @Test(arguments: [
    ("open-meteo-air-implausible", "current.pm10"), ("open-meteo-air-bad-time", "current.time"),
    ("open-meteo-air-text", "current.us_aqi"),
  ])
  func `an unreadable value is reported with its field`(name: String, field: String) async throws {
    let bench = try bench(name)
    let error = await failure { () throws(WeatherError) in
      try await bench.sources.more.air(at: .london)
    }
    #expect(error == .unreadableAnswer(field: field))
  }

  @Test func `an air report is cached per place for half an hour`() async throws {
    let bench = try bench("open-meteo-air")
    _ = try await bench.sources.more.air(at: .london)
    bench.watch.advance(1799)
    _ = try await bench.sources.more.air(at: .london)
    #expect(bench.session.paths.count == 1)
    _ = try await bench.sources.more.air(at: .paris)
    bench.watch.advance(2)
    _ = try await bench.sources.more.air(at: .london)
    #expect(bench.session.paths.count == 3)
  }

  @Test func `the rate limit of the air quality service does not block forecast requests`()
    async throws
  {
    let bench = try OpenMeteoBench { request in
      request.url.path.hasSuffix("air-quality")
        ? NetworkResponse(
          status: 429, body: Data(#"{"error":true,"reason":"Hourly limit"}"#.utf8))
        : try answer("open-meteo-autumn")
    }
    for _ in 0..<2 {
      let error = await failure { () throws(WeatherError) in
        try await bench.sources.more.air(at: .london)
      }
      #expect(error == .quota(until: bench.watch.now.addingTimeInterval(20 * 60)))
    }
    #expect(bench.session.paths.count == 1)
    _ = try await bench.repository().fetchWeather(for: .london)
  }

  @Test func `a provider without air quality data returns no report and sends no request`()
    async throws
  {
    let bench = try Bench()
    #expect(try await bench.sources.more.air(at: .london) == nil)
    #expect(bench.session.paths.isEmpty)
  }

  @Test func `the air quality URL follows a configured private server`() throws {
    let own = WeatherLaunch(
      provider: nil, environment: ["OPENMETEO_BASE_URL": "http://127.0.0.1:9"])
    let usual = WeatherLaunch(provider: nil, environment: [:])
    guard case .openMeteo(let first) = own.first, case .openMeteo(let other) = usual.first else {
      Issue.record("another provider")
      return
    }
    #expect(first.airURL.absoluteString == "http://127.0.0.1:9")
    #expect(other.airURL.host == "air-quality-api.open-meteo.com")
  }
}
