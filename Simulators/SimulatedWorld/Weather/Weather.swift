/// The generated weather of one place in one hour, in metric units.
package struct Weather: Sendable, Equatable {
  /// The temperature in °C; ``feelsLike`` is in °C, too.
  package var temperature: Double
  package var feelsLike: Double
  /// The relative humidity in percent; ``clouds`` is in percent, too.
  package var humidity: Int
  package var clouds: Int
  /// The pressure in hPa at sea level; ``groundPressure`` is that at the place.
  package var pressure: Int
  package var groundPressure: Int
  /// The visibility in meters, at most 10,000.
  package var visibility: Int
  /// The wind speed in m/s; ``gust`` is in m/s, too.
  package var windSpeed: Double
  /// The degrees from which the wind blows.
  package var windDegrees: Int
  package var gust: Double?
  /// The millimeters of water in the hour as rain; ``snow`` is the part as snow.
  package var rain: Double
  package var snow: Double
  /// The probability of rain or snow, from 0 to 1.
  package var probability: Double
  package var condition: Condition
}
