import Foundation
import Testing
import WeDaDomain

/// Tests of moonrise and moonset, against times that PyEphem computed with the same horizon.
@Suite struct MoonTests {
  private func times(_ latitude: Double, _ longitude: Double, _ start: TimeInterval) throws
    -> MoonTimes
  {
    MoonTimes(
      at: try Coordinate(latitude: latitude, longitude: longitude),
      on: DateInterval(start: Date(timeIntervalSince1970: start), duration: 86_400))
  }

  @Test(arguments: [
    (51.5074, -0.1278, 1_773_273_600, 1_773_286_317, 1_773_309_777),
    (51.5074, -0.1278, 1_782_000_000, 1_782_042_029, 1_782_085_555),
    (-33.8688, 151.2093, 1_797_732_000, 1_797_742_439, 1_797_780_563),
    (40.71, -74.0, 1_773_291_600, 1_773_300_894, 1_773_331_951),
  ])
  func `moonrise and moonset are within two minutes of exact times`(
    latitude: Double, longitude: Double, start: TimeInterval, rise: TimeInterval,
    set: TimeInterval
  ) throws {
    let found = try times(latitude, longitude, start)
    #expect(abs(try #require(found.rise).timeIntervalSince1970 - rise) < 120)
    #expect(abs(try #require(found.set).timeIntervalSince1970 - set) < 120)
  }

  @Test func `once in a lunar month a date has no moonset, and another no moonrise`() throws {
    let noSet = try times(51.5074, -0.1278, 1_774_224_000)
    #expect(noSet.rise != nil && noSet.set == nil)
    let noRise = try times(51.5074, -0.1278, 1_775_433_600)
    #expect(noRise.rise == nil && noRise.set != nil)
  }

  @Test(arguments: [(1_782_432_000, false), (1_783_641_600, true)])
  func `far in the north the moon is below the horizon for days, and later above it`(
    start: TimeInterval, isUp: Bool
  ) throws {
    let found = try times(69.6492, 18.9553, start)
    #expect(found.rise == nil && found.set == nil && found.isUpAtStart == isUp)
  }
}
