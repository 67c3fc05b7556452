import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the forecast of all days and the quarter-hours, from bytes to report.
struct AheadTests {
  private func report(_ name: String) async throws -> AheadReport? {
    let bench = try OpenMeteoBench { _ in try answer(name) }
    return try await bench.sources.more.ahead(at: .london)
  }

  @Test
  func `one request returns a 16-day forecast, dew point, UV index and quarter-hours of rain`()
    async throws
  {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-ahead") }
    let ahead = try #require(try await bench.sources.more.ahead(at: .london))
    #expect(ahead.days.count == 2 && ahead.days[0].slots.count == 24)
    let noon = Date(timeIntervalSince1970: 1_773_316_800)
    let hour = try #require(ahead.hour(at: noon))
    #expect(hour.dewPoint == Temperature(celsius: 6) && hour.ultraviolet == 3.5)
    #expect(hour.snow == Distance(metres: 0.05) && hour.pressure?.hectopascals == 1012)
    let request = try #require(bench.session.asked.all.first)
    #expect(request.parameter("forecast_days") == "16")
    #expect(request.parameter("minutely_15") == "precipitation")
  }

  @Test
  func `the time of a quarter-hour's rain is its start, since the provider reports it at its end`()
    async throws
  {
    let ahead = try #require(try await report("open-meteo-ahead"))
    let start = Date(timeIntervalSince1970: 1_773_307_800)
    #expect(
      ahead.quarters == [
        RainQuarter(time: start.addingTimeInterval(-900), amount: Precipitation(millimetres: 0)),
        RainQuarter(time: start, amount: Precipitation(millimetres: 0.3)),
        RainQuarter(time: start.addingTimeInterval(900), amount: nil),
      ])
  }

  @Test func `null values in the response of the long forecast are decoded as nil`() async throws {
    let ahead = try #require(try await report("open-meteo-ahead-nulls"))
    #expect(ahead.hours.allSatisfy { $0.dewPoint == nil && $0.ultraviolet == nil })
    #expect(ahead.strongestSun(onDateOf: WeatherReport.fixtureTime) == nil)
    #expect(ahead.quarters(from: WeatherReport.fixtureTime).isEmpty)
    #expect(ahead.days.count == 2)
  }

  @Test func `a response without hourly and daily data returns nil`() async throws {
    #expect(try await report("open-meteo-ahead-no-blocks") == nil)
  }

  @Test func `a response without quarter-hours returns the forecast of its days`() async throws {
    let ahead = try #require(try await report("open-meteo-ahead-no-quarters"))
    #expect(ahead.quarters.isEmpty && ahead.days.count == 2)
  }

  @Test(arguments: [
    ("open-meteo-ahead-short-column", "hourly.uv_index"),
    ("open-meteo-ahead-short-quarters", "minutely_15.precipitation"),
    ("open-meteo-ahead-implausible", "hourly.snow_depth[3]"),
    ("open-meteo-ahead-bad-quarter", "minutely_15.time[1]"),
  ])
  func `an unreadable value is reported with its field`(name: String, field: String) async throws {
    let error = await failure { () throws(WeatherError) in
      do { return try await report(name) } catch {
        throw error as? WeatherError ?? .unknown(reason: "\(error)")
      }
    }
    #expect(error == .unreadableAnswer(field: field))
  }
}
