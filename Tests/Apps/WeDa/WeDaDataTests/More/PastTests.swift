import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of yesterday's weather and of the usual weather of a date, from bytes to report.
struct PastTests {
  private let today = LocalDay(number: 20_524)

  /// Answers both services: yesterday from a fixture, and each window of the archive with the same
  /// three days.
  private func bench(
    yesterday: String = "open-meteo-yesterday",
    archive: @escaping @Sendable (_ year: String) -> String = { _ in PastTests.window }
  ) throws -> OpenMeteoBench {
    try OpenMeteoBench { request in
      guard request.url.path.hasSuffix("archive") else { return try answer(yesterday) }
      let year = String((request.parameter("start_date") ?? "").prefix(4))
      let body = archive(year)
      return NetworkResponse(
        status: body.contains("\"error\"") ? 429 : 200, body: Data(body.utf8))
    }
  }

  private static let window = """
    {"utc_offset_seconds":0,"daily":{"time":["a","b","c"],"temperature_2m_max":[10,14,null],\
    "temperature_2m_min":[2,4,3],"precipitation_sum":[1.0,null,3.0]}}
    """

  @Test func `past weather contains yesterday's values and the averages of ten years`()
    async throws
  {
    let bench = try bench()
    let past = try #require(try await bench.sources.more.past(at: .london, on: today))
    #expect(past.yesterday?.high == Temperature(celsius: 9.5))
    #expect(past.yesterday?.low == Temperature(celsius: 3.1))
    #expect(past.yesterday?.precipitation == Precipitation(millimetres: 4.2))
    #expect(past.normals?.count == 10)
    #expect(past.normals?.high == Temperature(celsius: 12))
    #expect(past.normals?.low == Temperature(celsius: 3))
    #expect(past.normals?.precipitation == Precipitation(millimetres: 1))
    #expect(bench.session.paths.count == 11)
    let starts = bench.session.asked.all.compactMap { $0.parameter("start_date") }.sorted()
    #expect(starts.first == "2016-03-05" && starts.last == "2025-03-05")
  }

  @Test
  func `yesterday's weather is requested again after three hours, the averages of years are not`()
    async throws
  {
    let bench = try bench()
    _ = try await bench.sources.more.past(at: .london, on: today)
    bench.watch.advance(3 * 3600 - 1)
    _ = try await bench.sources.more.past(at: .london, on: today)
    #expect(bench.session.paths.count == 11)
    bench.watch.advance(2)
    _ = try await bench.sources.more.past(at: .london, on: today)
    #expect(bench.session.paths.count == 12)
  }

  @Test func `years without data are not counted in the averages of a date`() async throws {
    let bench = try bench { year in
      year < "2020" ? #"{"utc_offset_seconds":0}"# : Self.window
    }
    let past = try #require(try await bench.sources.more.past(at: .london, on: today))
    #expect(past.normals?.count == 6)
  }

  @Test
  func `without archived data the averages are nil, and yesterday's weather is still returned`()
    async throws
  {
    let bench = try bench { _ in #"{"utc_offset_seconds":0,"daily":{"time":[]}}"# }
    let past = try #require(try await bench.sources.more.past(at: .london, on: today))
    #expect(past.normals == nil && past.yesterday != nil)
  }

  @Test
  func `if the archive fails, yesterday's weather is returned, and the archive is retried later`()
    async throws
  {
    let bench = try bench { _ in #"{"error":true,"reason":"Minutely limit"}"# }
    let past = try #require(try await bench.sources.more.past(at: .london, on: today))
    #expect(past.normals == nil && past.yesterday != nil)
    bench.watch.advance(61)
    let before = bench.session.paths.count { $0 == "/v1/archive" }
    _ = try await bench.sources.more.past(at: .london, on: today)
    #expect(bench.session.paths.count { $0 == "/v1/archive" } > before)
  }

  @Test func `if yesterday's values are null, the averages are returned without yesterday`()
    async throws
  {
    let bench = try bench(yesterday: "open-meteo-yesterday-null")
    let past = try #require(try await bench.sources.more.past(at: .london, on: today))
    #expect(past.yesterday == nil && past.normals != nil)
  }

  @Test func `past weather is nil without any data, and throws an error if all requests fail`()
    async throws
  {
    let none = try bench(yesterday: "open-meteo-yesterday-null") { _ in "{}" }
    #expect(try await none.sources.more.past(at: .london, on: today) == nil)
    let failing = try OpenMeteoBench { _ in NetworkResponse(status: 503, body: Data()) }
    let error = await failure { () throws(WeatherError) in
      try await failing.sources.more.past(at: .london, on: today)
    }
    #expect(error == .providerDown(status: 503))
  }

  @Test func `an implausible value is reported with its field`() throws {
    let body = """
      {"daily":{"time":["2026-03-11"],"temperature_2m_max":[999],"temperature_2m_min":[1]}}
      """
    let answer = try JSONDecoder().decode(OpenMeteoPastDTO.self, from: Data(body.utf8))
    let error = #expect(throws: UnreadableField.self) { try answer.days() }
    #expect(error?.path == "daily.temperature_2m_max[0]")
  }
}
