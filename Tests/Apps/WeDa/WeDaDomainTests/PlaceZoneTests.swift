import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

/// Tests of the time zones of places, across their changes.
struct PlaceZoneTests {
  func zone(_ name: String) throws -> PlaceZone { try PlaceZone(identifier: name) }

  func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  func day(_ text: String) throws -> LocalDay {
    PlaceZone.gmt.day(of: try instant("\(text)T12:00:00Z"))
  }

  @Test func `the offset of a zone differs between winter and summer`() throws {
    let berlin = try zone("Europe/Berlin")
    #expect(berlin.offset(at: try instant("2025-10-26T00:59:59Z")) == 7200)
    #expect(berlin.offset(at: try instant("2025-10-26T01:00:00Z")) == 3600)
    #expect(!berlin.isFixed)
    #expect(PlaceZone(offset: 7200).offset(at: try instant("2025-12-01T00:00:00Z")) == 7200)
  }

  static let lengths: [(String, String, String, Double)] = [
    ("Europe/Berlin", "2026-03-28", "2026-03-27T23:00:00Z", 24),
    ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z", 23),
    ("Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00Z", 24),
    ("Europe/Berlin", "2025-10-26", "2025-10-25T22:00:00Z", 25),
    ("Europe/Berlin", "2025-10-27", "2025-10-26T23:00:00Z", 24),
    // Half an hour, in the southern hemisphere.
    ("Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00Z", 24.5),
    // Forward at midnight: the day begins at one o'clock.
    ("Africa/Cairo", "2025-04-25", "2025-04-24T22:00:00Z", 23),
    // Back at midnight: the hour before midnight occurs twice.
    ("Africa/Cairo", "2025-10-30", "2025-10-29T21:00:00Z", 25),
    ("Asia/Tokyo", "2026-03-29", "2026-03-28T15:00:00Z", 24),
  ]

  @Test(arguments: lengths)
  func `the start and length of a day are right on days of clock changes`(
    name: String, date: String, start: String, hours: Double
  ) throws {
    let zone = try zone(name)
    let day = try day(date)
    #expect(zone.start(of: day) == (try instant(start)))
    #expect(zone.length(of: day) == hours * 3600)
    #expect(zone.day(of: zone.start(of: day)) == day)
    #expect(zone.day(of: zone.start(of: day).addingTimeInterval(-1)) < day)
  }

  @Test func `an unknown time zone is refused with the rule`() {
    let error = InvalidValue(
      field: "timezone", value: "Mars/Olympus", rule: "a known IANA time zone")
    #expect(throws: error) { try PlaceZone(identifier: "Mars/Olympus") }
    #expect(throws: InvalidValue.self) { try PlaceZone(identifier: "") }
  }

  @Test func `an impossible offset becomes UTC`() {
    #expect(PlaceZone(offset: .max).offset(at: Date(timeIntervalSince1970: 0)) == 0)
  }
}
