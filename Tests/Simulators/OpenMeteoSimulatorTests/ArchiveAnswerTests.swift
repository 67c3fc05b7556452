import SimulatorKit
import Testing

@testable import OpenMeteoSimulator

/// Tests of the simulated archive, and the forecast's past days.
struct ArchiveAnswerTests {
  private let names = "daily=temperature_2m_max,temperature_2m_min,precipitation_sum&timezone=auto"

  private func daily(_ query: String, path: String = "/v1/archive") async throws -> JSON? {
    try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&\(names)&\(query)", path: path
    ).json["daily"]
  }

  @Test func `the weather archive returns each day from the start date to the end date`()
    async throws
  {
    let daily = try await daily("start_date=2025-03-21&end_date=2025-04-04")
    let times = daily?["time"]?.elements ?? []
    #expect(times.count == 15)
    #expect(times.first == "2025-03-21" && times.last == "2025-04-04")
    #expect(daily?["temperature_2m_max"]?.elements.contains(.null) == false)
  }

  @Test(arguments: ["latitude=-36.85&longitude=174.76", "latitude=21.31&longitude=-157.86"])
  func `the weather archive returns the requested dates for places far from Greenwich, too`(
    point: String
  ) async throws {
    let answer = try await ForecastAnswerTests().get(
      "\(point)&\(names)&start_date=2025-01-10&end_date=2025-01-11", path: "/v1/archive")
    #expect(answer.json["daily"]?["time"] == ["2025-01-10", "2025-01-11"])
  }

  @Test func `the weather archive has null values for the last two days`() async throws {
    let daily = try await daily("start_date=2026-03-25&end_date=2026-03-28")
    let highs = daily?["temperature_2m_max"]?.elements ?? []
    #expect(highs.count == 4)
    #expect(highs.first != .null && highs.last == .null)
  }

  @Test(arguments: [
    "start_date=2025-03-21", "start_date=2025-04-04&end_date=2025-03-21",
    "start_date=x&end_date=2025-03-21", "start_date=2020-01-01&end_date=2025-03-21",
  ])
  func `an invalid range of dates is refused`(query: String) async throws {
    let answer = try await ForecastAnswerTests().get(
      "\(ForecastAnswerTests.berlin)&\(names)&\(query)", path: "/v1/archive")
    #expect(answer.status == 400)
  }

  @Test func `a forecast with past_days has the past days before today`() async throws {
    let daily = try await daily("past_days=1&forecast_days=1", path: "/v1/forecast")
    #expect(daily?["time"] == ["2026-03-27", "2026-03-28"])
  }
}
