import Foundation

/// The average climate of a place through the year.
package struct Climate: Sendable, Equatable {
  /// The approximate elevation in meters, which is interpolated between stations like the other
  /// values.
  package var elevation: Double
  /// The mean temperature in January, in °C.
  var january: Double
  var july: Double
  /// The precipitation in January, in millimeters.
  var januaryRain: Double
  var julyRain: Double

  /// Returns the weight of July, as opposed to January, on a day of the year: 0 in mid-January, 1
  /// in mid-July.
  static func summer(_ dayOfYear: Double) -> Double {
    (1 + cos(2 * .pi * (dayOfYear - 200) / 365.25)) / 2
  }

  /// Returns the mean temperature of a day, in °C.
  func temperature(summer: Double) -> Double { january + (july - january) * summer }

  /// Half the difference between the warmest and the coldest month, in kelvin.
  var halfRange: Double { abs(july - january) / 2 }

  /// Returns the fraction of hours with rain or snow, from 0 to 0.45.
  func wetHours(summer: Double) -> Double {
    let rain = januaryRain + (julyRain - januaryRain) * summer
    return 0.45 * rain / (rain + 180)
  }

  /// Returns the precipitation in a wet hour, in millimeters.
  func rainPerWetHour(summer: Double) -> Double {
    let rain = januaryRain + (julyRain - januaryRain) * summer
    return (rain + 180) / (0.45 * 730)
  }
}
