import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of time zones when a provider reports only the offset and the clocks change within its
/// forecast.
struct ZoneTableTests {
  func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  static let table: [(String, Int, String, String?)] = [
    ("DE", 7200, "2025-10-25T12:00:00Z", "Europe/Berlin"),
    ("gb", 0, "2026-03-27T12:00:00Z", "Europe/London"),
    // Both of Spain's zones, distinguished by the offset.
    ("ES", 3600, "2026-03-27T12:00:00Z", "Europe/Madrid"),
    ("ES", 0, "2026-03-27T12:00:00Z", "Atlantic/Canary"),
    // Denver's clocks are about to change and Phoenix's are not: the offset does not distinguish
    // them.
    ("US", -25_200, "2026-03-06T12:00:00Z", nil),
    ("US", -18_000, "2026-03-06T12:00:00Z", "America/New_York"),
    // A month earlier they agree for all five days, but the zone is still unknown.
    ("US", -25_200, "2026-02-01T12:00:00Z", nil),
    ("US", -21_600, "2026-10-30T12:00:00Z", "America/Denver"),
    ("DE", -25_200, "2026-02-01T12:00:00Z", nil), ("XX", 0, "2026-02-01T12:00:00Z", nil),
    ("", 3600, "2026-02-01T12:00:00Z", nil),
  ]

  @Test(arguments: table)
  func `a time zone name is returned only if country and offset determine it`(
    country: String, offset: Int, start: String, name: String?
  ) throws {
    let start = try instant(start)
    let zone = ZoneTable.zone(
      country: country, offset: offset, from: start, to: start.addingTimeInterval(5 * 86_400))
    #expect(zone.identifier == name)
    #expect(zone.offset(at: start) == offset)
  }

  @Test func `OpenWeatherMap's slots are grouped into whole local days across a clock change`()
    throws
  {
    let start = try instant("2025-10-25T00:00:00Z")
    let slots = (0..<40).map { index in
      """
      {"dt": \(Int(start.timeIntervalSince1970) + index * 10_800), "main": {"temp": \(index)},
       "weather": [{"id": 800, "icon": "01d"}]}
      """
    }
    let forecast = try JSONDecoder().decode(
      ForecastDTO.self,
      from: Data(
        "{\"list\": [\(slots.joined(separator: ","))], \"city\": {\"timezone\": 7200}}".utf8))
    let current = try JSONDecoder().decode(
      CurrentWeatherDTO.self,
      from: Data(
        """
        {"dt": \(Int(start.timeIntervalSince1970)), "main": {"temp": 9}, "timezone": 7200,
         "weather": [{"id": 800}]}
        """.utf8))
    let berlin = Place(
      name: "Berlin", state: nil, country: "DE", coordinate: .fixture(52.52, 13.41))
    let report = try WeatherAnswerDTO(current: current, forecast: forecast).toDomain(
      place: berlin, provider: .openWeatherMap, fetchedAt: start)
    #expect(report.zone.identifier == "Europe/Berlin")
    #expect(report.zone.length(of: report.days[1].day) == 25 * 3600)
    // 23:00Z of the 26th is midnight of the 27th in winter; with summer's offset it would be one
    // o'clock.
    let first = report.days[2].slots.first?.time
    #expect(first == (try instant("2025-10-27T00:00:00Z")))
    #expect(report.days.map(\.slots.count) == [8, 8, 8, 8, 8])
    #expect(report.days.dropLast().allSatisfy { !$0.isPartial })
  }
}
