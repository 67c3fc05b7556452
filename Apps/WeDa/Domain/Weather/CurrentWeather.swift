public import Foundation

/// The current weather of a place. Values that the provider did not report are `nil`.
public struct CurrentWeather: Equatable, Sendable {
  /// The time of the observation.
  public let observedAt: Date
  /// The current temperature.
  public let temperature: Temperature
  /// The current apparent temperature.
  public let feelsLike: Temperature?
  /// The current weather condition.
  public let condition: WeatherCondition
  /// The current wind.
  public let wind: Wind?
  /// The relative humidity in per cent.
  public let humidity: Double?
  /// The current air pressure.
  public let pressure: Pressure?
  /// The current visibility.
  public let visibility: Distance?
  /// The cloud cover in per cent.
  public let cloudiness: Double?
  /// The precipitation in the last hour.
  public let precipitation: Precipitation?
  /// The time of sunrise; `nil` if the sun does not rise or set today.
  public let sunrise: Date?
  /// The time of sunset; `nil` if the sun does not rise or set today.
  public let sunset: Date?
  /// Polar day or polar night, if the sun does not rise or set today.
  public let polarLight: PolarLight?

  /// Creates the current weather.
  public init(
    observedAt: Date, temperature: Temperature, feelsLike: Temperature? = nil,
    condition: WeatherCondition, wind: Wind? = nil, humidity: Double? = nil,
    pressure: Pressure? = nil, visibility: Distance? = nil, cloudiness: Double? = nil,
    precipitation: Precipitation? = nil, sunrise: Date? = nil, sunset: Date? = nil,
    polarLight: PolarLight? = nil
  ) {
    self.observedAt = observedAt
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.condition = condition
    self.wind = wind
    self.humidity = humidity
    self.pressure = pressure
    self.visibility = visibility
    self.cloudiness = cloudiness
    self.precipitation = precipitation
    self.sunrise = sunrise
    self.sunset = sunset
    self.polarLight = polarLight
  }
}
