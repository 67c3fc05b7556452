import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the forecasts of several models, from bytes to report.
struct ModelsTests {
  private let nine = Date(timeIntervalSince1970: 1_773_306_000)

  private func report(_ name: String) async throws -> ModelReport? {
    let bench = try OpenMeteoBench { _ in try answer(name) }
    return try await bench.sources.more.models(at: .london)
  }

  @Test func `one request fetches four weather models, and models without values are left out`()
    async throws
  {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-models") }
    let report = try #require(try await bench.sources.more.models(at: .london))
    #expect(report.lines.map(\.model) == [.ecmwf, .gfs, .icon])
    #expect(
      report.lines[1].hours.map(\.temperature?.celsius) == [8.5, 10.5, 12, nil])
    #expect(report.lines[0].hours.first?.time == nine)
    let request = try #require(bench.session.asked.all.first)
    #expect(bench.session.asked.all.count == 1)
    #expect(
      request.parameter("models")
        == "ecmwf_ifs025,gfs_seamless,icon_seamless,meteofrance_seamless")
    #expect(request.parameter("hourly") == "temperature_2m,precipitation")
  }

  @Test
  func `the rain of an hour is assigned to its start, since the provider reports it at its end`()
    async throws
  {
    let lines = try #require(try await report("open-meteo-models")).lines
    #expect(lines[0].hours.map(\.precipitation?.millimetres) == [0.2, 0, 0.1, nil])
    #expect(lines[2].hours.allSatisfy { $0.precipitation == nil })
  }

  @Test func `the models' forecast for a place is cached for half an hour`() async throws {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-models") }
    for _ in 0..<3 { _ = try await bench.sources.more.models(at: .london) }
    #expect(bench.session.asked.all.count == 1)
    bench.watch.advance(1800)
    _ = try await bench.sources.more.models(at: .london)
    #expect(bench.session.asked.all.count == 2)
  }

  @Test(arguments: ["open-meteo-models-one", "open-meteo-models-no-hours"])
  func `a response with fewer than two models returns no comparison`(name: String) async throws {
    #expect(try await report(name) == nil)
  }

  @Test func `models whose columns are missing are left out`() async throws {
    let lines = try #require(try await report("open-meteo-models-missing")).lines
    #expect(lines.map(\.model) == [.ecmwf, .gfs])
  }

  @Test(arguments: [
    ("open-meteo-models-short", "hourly.temperature_2m_gfs_seamless"),
    ("open-meteo-models-kelvin", "hourly.temperature_2m_icon_seamless[0]"),
  ])
  func `an unreadable value is reported with its field`(name: String, field: String) async throws {
    await #expect(throws: WeatherError.unreadableAnswer(field: field)) {
      try await report(name)
    }
  }
}
