import Foundation
import Testing
import WeDaDomain

/// Tests of the nights within an interval, against times that PyEphem computed with the same horizon.
@Suite struct NightTests {
  private static let london = (latitude: 51.5074, longitude: -0.1278)
  private static let tromso = (latitude: 69.6492, longitude: 18.9553)

  private func nights(
    _ place: (latitude: Double, longitude: Double), from start: TimeInterval, hours: Double
  ) throws -> [DateInterval] {
    SunPosition.nights(
      at: try Coordinate(latitude: place.latitude, longitude: place.longitude),
      in: DateInterval(
        start: Date(timeIntervalSince1970: start), duration: hours * 3600))
  }

  @Test(arguments: [
    (51.5074, -0.1278, 1_782_043_200, 1_782_073_293, 1_782_099_800),
    (-33.8688, 151.2093, 1_797_732_000, 1_797_757_493, 1_797_792_039),
  ])
  func `a night lasts from sunset to sunrise, within a minute`(
    latitude: Double, longitude: Double, noon: TimeInterval, sunset: TimeInterval,
    sunrise: TimeInterval
  ) throws {
    let found = try nights((latitude, longitude), from: noon, hours: 24)
    try #require(found.count == 1)
    #expect(abs(found[0].start.timeIntervalSince1970 - sunset) < 60)
    #expect(abs(found[0].end.timeIntervalSince1970 - sunrise) < 60)
  }

  @Test func `two days from midnight have three nights, cut off at both ends`() throws {
    let midnight: TimeInterval = 1_782_000_000
    let found = try nights(Self.london, from: midnight, hours: 48)
    #expect(found.count == 3)
    #expect(found.first?.start.timeIntervalSince1970 == midnight)
    #expect(found.last?.end.timeIntervalSince1970 == midnight + 48 * 3600)
  }

  @Test func `a polar night is one night, and a polar day has none`() throws {
    let winter = try nights(Self.tromso, from: 1_797_811_200, hours: 48)
    #expect(winter.map(\.duration) == [48 * 3600])
    #expect(try nights(Self.tromso, from: 1_782_043_200, hours: 48).isEmpty)
  }

  @Test func `a place on the date line has the same nights from both sides`() throws {
    let west = try nights((-16.8, -180), from: 1_773_273_600, hours: 48)
    let east = try nights((-16.8, 180), from: 1_773_273_600, hours: 48)
    try #require(west.count == east.count && !west.isEmpty)
    for (one, other) in zip(west, east) {
      #expect(abs(one.start.timeIntervalSince(other.start)) < 1)
    }
  }

  @Test func `an interval without a length has no night`() throws {
    #expect(try nights(Self.london, from: 1_782_000_000, hours: 0).isEmpty)
  }
}
