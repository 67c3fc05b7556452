import Foundation
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests that data of earlier versions of the app can be read.
struct OldFileTests {
  /// Decodes the text of a stored report.
  func stored(_ text: String) throws -> WeatherReport {
    try JSONDecoder().decode(WeatherFileDTO.self, from: Data(text.utf8)).toDomain(origin: .stored)
  }

  func first(provider: String = "openweathermap", version: Int = 1) -> String {
    """
    {"version": \(version), "fetched_at": 1773308400, "time_zone_offset": 3600,
     "place": {"name": "Bonn", "country": "DE", "latitude": 50.73, "longitude": 7.1},
     "provider": {"id": "\(provider)", "name": "X", "is_demo": false},
     "current": {"observed_at": 1773308400, "temperature": 4,
       "condition": {"kind": "snowy", "details": "", "is_daytime": true}},
     "slots": [{"time": 1773316800, "temperature": 3, "low": 2, "high": 4,
       "condition": {"kind": "rainy", "details": "rain", "is_daytime": true}}]}
    """
  }

  @Test
  func
    `a stored copy of version 1 is read with its offset, its kinds and its slots of three hours`()
    throws
  {
    let report = try stored(first())
    #expect(report.zone == PlaceZone(offset: 3600))
    #expect(report.current.condition.code == .snow)
    #expect(report.slots.map(\.duration) == [10_800])
    #expect(report.provider == .openWeatherMap)
  }

  @Test
  func `decoding stored weather of an unknown provider throws an error with the field and value`()
    throws
  {
    let error = try #require(throws: UnreadableField.self) {
      try stored(first(provider: "someone"))
    }
    #expect(error.path == "provider.id")
    #expect(error.value == "someone")
  }

  @Test func `a stored copy of a newer version is refused with the version's number`() throws {
    let error = try #require(throws: UnreadableField.self) { try stored(first(version: 3)) }
    #expect(error == UnreadableField(path: "version", value: "3", rule: "1 ... 2"))
  }

  @Test(arguments: [
    ("\"time\": 1773316800", "\"time\": 1e300", "slots[0].time"),
    ("\"high\": 4", "\"high\": 1e300", "slots[0].high"),
    ("\"observed_at\": 1773308400", "\"observed_at\": -1e300", "current.observed_at"),
    ("\"temperature\": 4", "\"temperature\": -1e300", "current.temperature"),
    (
      "\"temperature\": 4", "\"temperature\": 4, \"wind\": {\"speed\": 1, \"direction\": 1e300}",
      "current.wind.direction"
    ),
    ("\"fetched_at\": 1773308400", "\"fetched_at\": 1e300", "fetched_at"),
  ])
  func `a stored value that no service sends is refused and does not end the process`(
    old: String, new: String, path: String
  ) throws {
    let error = try #require(throws: UnreadableField.self) {
      try stored(first().replacing(old, with: new))
    }
    #expect(error.path == path)
  }

  @Test func `a time zone and a credit survive storage`() throws {
    let zone = try PlaceZone(identifier: "Europe/Berlin")
    let report = WeatherReport.fixture(zone: zone, provider: .openMeteo)
    let bytes = try JSONEncoder().encode(WeatherFileDTO(report))
    let copy = try JSONDecoder().decode(WeatherFileDTO.self, from: bytes)
    #expect(try copy.toDomain(origin: .remote) == report)
    #expect(report.provider.creditLink?.host == "open-meteo.com")
  }
}
