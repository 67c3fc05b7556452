/// The invented weather of one place in one hour, in metric units.
package struct Weather: Sendable, Equatable {
  /// °C.
  package var temperature: Double
  package var feelsLike: Double
  /// Per cent.
  package var humidity: Int
  package var clouds: Int
  /// hPa, reduced to sea level, and at the place itself.
  package var pressure: Int
  package var groundPressure: Int
  /// Metres, at most 10,000.
  package var visibility: Int
  /// m/s.
  package var windSpeed: Double
  /// Degrees from which it blows.
  package var windDegrees: Int
  package var gust: Double?
  /// Millimetres of water in the hour.
  package var rain: Double
  package var snow: Double
  /// How likely rain or snow is, from 0 to 1.
  package var probability: Double
  package var condition: Condition
}
