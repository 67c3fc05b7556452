import Foundation
import Testing
import WeDaDomain

/// Tests of the distance from a place to a grid point, and of the periods in which calls are counted.
struct GridPointTests {
  @Test(arguments: [
    // A degree of latitude, of longitude at 60° north, and over the date line.
    (0.0, 0.0, 1.0, 0.0, 111.2), (60, 10, 60, 11, 55.6), (0, 179.5, 0, -179.5, 111.2),
    (52.5, 13.4, 52.5, 13.4, 0), (90, 0, 90, 120, 0),
  ])
  func `the distance of a grid point is that over the ground, also across the date line`(
    north: Double, east: Double, placeNorth: Double, placeEast: Double, kilometres: Double
  ) throws {
    let point = GridPoint(coordinate: try Coordinate(latitude: north, longitude: east))
    let place = try Coordinate(latitude: placeNorth, longitude: placeEast)
    #expect(abs(point.distance(to: place).kilometres - kilometres) < 0.1)
  }

  @Test func `the distance to the other side of the earth is half its circumference`() throws {
    let point = GridPoint(coordinate: try Coordinate(latitude: 0, longitude: 0))
    let other = try Coordinate(latitude: 0, longitude: 180)
    #expect(abs(point.distance(to: other).kilometres - 20_015) < 1)
  }

  @Test(arguments: [
    (CallPeriod.minute, "2026-03-12T09:40:00Z"), (.hour, "2026-03-12T09:00:00Z"),
    (.day, "2026-03-12T00:00:00Z"), (.month, "2026-03-01T00:00:00Z"),
  ])
  func `the periods of calls are those of the clock and the calendar in UTC`(
    period: CallPeriod, start: String
  ) throws {
    let time = try Date("2026-03-12T09:40:59Z", strategy: .iso8601)
    #expect(period.start(of: time) == (try Date(start, strategy: .iso8601)))
  }
}
