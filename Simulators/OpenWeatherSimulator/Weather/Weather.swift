/// The invented weather of one place in one hour, in metric units.
struct Weather: Sendable, Equatable {
  /// °C.
  var temperature: Double
  var feelsLike: Double
  /// Per cent.
  var humidity: Int
  var clouds: Int
  /// hPa, reduced to sea level, and at the place itself.
  var pressure: Int
  var groundPressure: Int
  /// Metres, at most 10,000.
  var visibility: Int
  /// m/s.
  var windSpeed: Double
  /// Degrees from which it blows.
  var windDegrees: Int
  var gust: Double?
  /// Millimetres of water in the hour.
  var rain: Double
  var snow: Double
  /// How likely rain or snow is, from 0 to 1.
  var probability: Double
  var condition: Condition
}
