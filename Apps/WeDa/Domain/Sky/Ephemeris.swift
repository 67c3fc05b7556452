import Foundation

/// Functions for the time scale of the almanac's formulas.
enum Ephemeris {
  /// Returns the days since noon of 1 January 2000.
  static func days(_ time: Date) -> Double { (time.timeIntervalSince1970 - 946_728_000) / 86_400 }

  /// Returns the times at which a condition changes, within half a minute.
  ///
  /// Two changes within a quarter of an hour may be missing.
  ///
  /// - Parameters:
  ///   - isTrue: A function that returns whether the condition holds at a time.
  ///   - interval: The interval that is searched.
  static func turns(of isTrue: (Date) -> Bool, in interval: DateInterval) -> [Date] {
    let times = stride(from: 0, to: interval.duration, by: 900)
      .map { interval.start.addingTimeInterval($0) }
    return zip(times, times.dropFirst() + [interval.end]).compactMap { start, end in
      isTrue(start) == isTrue(end) ? nil : turn(of: isTrue, between: start, and: end)
    }
  }

  /// Returns the time at which a condition changes, by halving the interval.
  private static func turn(
    of isTrue: (Date) -> Bool, between start: Date, and end: Date
  ) -> Date {
    var (start, end) = (start, end)
    let before = isTrue(start)
    while end.timeIntervalSince(start) > 30 {
      let middle = start + end.timeIntervalSince(start) / 2
      if isTrue(middle) == before { start = middle } else { end = middle }
    }
    return start
  }
}

/// An angle in degrees.
struct Angle: Equatable {
  let degrees: Double

  init(_ degrees: Double) { self.degrees = degrees }

  var sin: Double { Foundation.sin(degrees * .pi / 180) }
  var cos: Double { Foundation.cos(degrees * .pi / 180) }

  func times(_ factor: Double) -> Angle { Angle(degrees * factor) }

  /// Returns the angle of a point, in degrees.
  static func of(y: Double, x: Double) -> Double { atan2(y, x) * 180 / .pi }

  /// Returns an angle in 0 ..< 360.
  static func turned(_ degrees: Double) -> Double {
    degrees - 360 * (degrees / 360).rounded(.down)
  }
}

/// A point on the celestial sphere, in coordinates relative to the earth's orbit.
struct Ecliptic {
  let longitude: Double
  let latitude: Double

  init(longitude: Double, latitude: Double) {
    (self.longitude, self.latitude) = (longitude, latitude)
  }

  /// Creates the position of the moon.
  ///
  /// - Parameter t: The centuries since 1 January 2000.
  init(moonAt t: Double) {
    func sum(_ terms: [(size: Double, start: Double, speed: Double)]) -> Double {
      terms.reduce(0) { $0 + $1.size * Angle($1.start + $1.speed * t).sin }
    }
    longitude =
      218.32 + 481_267.881 * t
      + sum([
        (6.29, 135.0, 477_198.87), (-1.27, 259.3, -413_335.36), (0.66, 235.7, 890_534.22),
        (0.21, 269.9, 954_397.74), (-0.19, 357.5, 35_999.05), (-0.11, 186.5, 966_404.03),
      ])
    latitude = sum([
      (5.13, 93.3, 483_202.02), (0.28, 228.2, 960_400.89), (-0.28, 318.3, 6003.15),
      (-0.17, 217.6, -407_332.21),
    ])
  }

  /// Returns the direction from a place.
  ///
  /// - Parameter days: The days since noon of 1 January 2000.
  func horizontal(at place: Coordinate, days: Double) -> (height: Double, azimuth: Double) {
    let tilt = Angle(23.439 - 0.000_000_4 * days)
    let (long, lat) = (Angle(longitude), Angle(latitude))
    // The direction in the equator's axes: to the equinox, ninety degrees east of it, and north.
    let x = lat.cos * long.cos
    let y = tilt.cos * lat.cos * long.sin - tilt.sin * lat.sin
    let z = tilt.sin * lat.cos * long.sin + tilt.cos * lat.sin
    let sidereal = 280.460_618_37 + 360.985_647_366_29 * days + place.longitude
    let hour = Angle(sidereal - Angle.of(y: y, x: x))
    let (across, here) = ((x * x + y * y).squareRoot(), Angle(place.latitude))
    let up = here.sin * z + here.cos * across * hour.cos
    let north = here.cos * z - here.sin * across * hour.cos
    let height = Angle.of(y: up, x: max(1 - up * up, 0).squareRoot())
    return (height, Angle.turned(Angle.of(y: -across * hour.sin, x: north)))
  }
}
