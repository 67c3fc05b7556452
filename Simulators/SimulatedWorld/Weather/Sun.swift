import Foundation

/// The position of the sun, by the equations of NOAA's solar calculator.
package enum Sun {
  /// The times of sunrise and sunset in seconds since 1970. Both are 0 on a day without one of
  /// them, as in the real service.
  package struct Day: Equatable {
    package let sunrise: Int
    package let sunset: Int
  }

  /// Returns sunrise and sunset of the local day of an instant.
  ///
  /// - Parameters:
  ///   - place: The point on the earth.
  ///   - seconds: Seconds since 1970.
  ///   - offset: Seconds east of UTC.
  package static func day(at place: Coordinate, seconds: Int, offset: Int) -> Day {
    let date = Int((Double(seconds + offset) / 86400).rounded(.down)) * 86400
    let clockNoon = Double(date - offset + 43200)
    var events: [Int] = []
    for side in [-1.0, 1.0] {
      // The sun moves between morning and evening: solve again with the position at the time found.
      var time = clockNoon
      for _ in 0..<3 {
        guard let found = crossing(place, date: date, near: clockNoon, at: time, side: side) else {
          return Day(sunrise: 0, sunset: 0)
        }
        time = found
      }
      events.append(Int(time.rounded()))
    }
    return Day(sunrise: events[0], sunset: events[1])
  }

  /// Returns whether the upper limb of the sun is above the horizon.
  package static func isUp(at place: Coordinate, seconds: Int) -> Bool {
    height(at: place, seconds: Double(seconds)) > cos(horizon)
  }

  /// Returns the sine of the sun's elevation.
  package static func height(at place: Coordinate, seconds: Double) -> Double {
    let sun = Position(seconds: seconds)
    let phi = place.latitude * .pi / 180
    let minutes = seconds.truncatingRemainder(dividingBy: 86400) / 60
    let angle = ((minutes + 4 * place.longitude + sun.equationOfTime) / 4 - 180) * .pi / 180
    return sin(phi) * sin(sun.declination) + cos(phi) * cos(sun.declination) * cos(angle)
  }

  /// The angle of the sun from the zenith at sunrise and sunset, in radians: 90.833°, which
  /// includes refraction and half of the disc.
  private static let horizon = 90.833 * .pi / 180

  private static func crossing(
    _ place: Coordinate, date: Int, near clockNoon: Double, at time: Double, side: Double
  ) -> Double? {
    let sun = Position(seconds: time)
    let phi = place.latitude * .pi / 180
    let cosine =
      cos(horizon) / (cos(phi) * cos(sun.declination)) - tan(phi) * tan(sun.declination)
    guard abs(cosine) <= 1 else { return nil }
    var noon = Double(date) + (720 - 4 * place.longitude - sun.equationOfTime) * 60
    noon += ((clockNoon - noon) / 86400).rounded() * 86400
    return noon + side * acos(cosine) * 180 / .pi * 240
  }

  private struct Position {
    /// The declination of the sun in radians.
    let declination: Double
    /// The number of minutes by which the sun is ahead of the clock.
    let equationOfTime: Double

    init(seconds: Double) {
      let rad = Double.pi / 180
      let century = (seconds / 86400 + 2440587.5 - 2_451_545) / 36525
      let longitude = (280.46646 + century * (36000.76983 + century * 0.0003032)) * rad
      let anomaly = (357.52911 + century * (35999.05029 - 0.0001537 * century)) * rad
      let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
      let centre =
        sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
        + sin(2 * anomaly) * (0.019993 - 0.000101 * century) + sin(3 * anomaly) * 0.000289
      let omega = (125.04 - 1934.136 * century) * rad
      let apparent = longitude + (centre - 0.00569 - 0.00478 * sin(omega)) * rad
      let tilt = (23.4392911 - 0.0130042 * century + 0.00256 * cos(omega)) * rad
      declination = asin(sin(tilt) * sin(apparent))
      let y = pow(tan(tilt / 2), 2)
      let terms =
        y * sin(2 * longitude) - 2 * eccentricity * sin(anomaly)
        + 4 * eccentricity * y * sin(anomaly) * cos(2 * longitude)
        - 0.5 * y * y * sin(4 * longitude) - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
      equationOfTime = 4 * terms / rad
    }
  }
}
