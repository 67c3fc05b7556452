public import Foundation

/// The direction of the sun as seen from a place.
///
///     SunPosition(of: .london, at: noon).height    // 61.9 on 21 June
///
/// Computed by the low-precision formulas of the Astronomical Almanac (page C5), which are within
/// 0.01° from 1950 to 2050. Refraction is left out: it lifts the sun by half a degree at the
/// horizon.
public struct SunPosition: Equatable, Sendable {
  /// The angle above the horizon in degrees, -90 ... 90.
  public let height: Double
  /// The direction clockwise from north in degrees, 0 ..< 360.
  public let azimuth: Double

  /// The height of the sun's centre at sunrise and sunset: its radius and the refraction.
  public static let horizon = -0.833

  /// Creates the position of the sun at a time.
  public init(of place: Coordinate, at time: Date) {
    let days = Ephemeris.days(time)
    let anomaly = Angle(357.528 + 0.985_600_3 * days)
    let longitude = 280.460 + 0.985_647_4 * days
    let ecliptic = Ecliptic(
      longitude: longitude + 1.915 * anomaly.sin + 0.020 * anomaly.times(2).sin, latitude: 0)
    let seen = ecliptic.horizontal(at: place, days: days)
    (height, azimuth) = (seen.height, seen.azimuth)
  }

  /// Returns whether any part of the sun is above the horizon of a place.
  public static func isUp(at place: Coordinate, _ time: Date) -> Bool {
    SunPosition(of: place, at: time).height > horizon
  }
}

/// The direction of the moon as seen from a place, within about half a degree.
///
/// Computed by the low-precision formulas of the Astronomical Almanac (page D22), reduced to the
/// place by the moon's parallax.
public struct MoonPosition: Equatable, Sendable {
  /// The angle above the horizon in degrees, -90 ... 90.
  public let height: Double
  /// The direction clockwise from north in degrees, 0 ..< 360.
  public let azimuth: Double

  /// The height of the moon's centre at moonrise and moonset: its radius and the refraction.
  public static let horizon = -0.833

  /// Creates the position of the moon at a time.
  public init(of place: Coordinate, at time: Date) {
    let days = Ephemeris.days(time)
    let seen = Ecliptic(moonAt: days / 36_525).horizontal(at: place, days: days)
    // The moon is so near that it is seen lower from the surface than from the earth's centre.
    height = seen.height - 0.9507 * Angle(seen.height).cos
    azimuth = seen.azimuth
  }
}
