public import Foundation

/// The weather at a place now. What the provider did not say is `nil`, never a made-up figure.
public struct CurrentWeather: Equatable, Sendable {
  public let observedAt: Date
  public let temperature: Temperature
  public let feelsLike: Temperature?
  public let condition: WeatherCondition
  public let wind: Wind?
  /// Relative humidity in per cent.
  public let humidity: Double?
  public let pressure: Pressure?
  public let visibility: Distance?
  /// Cloud cover in per cent.
  public let cloudiness: Double?
  /// What fell in the last hour.
  public let precipitation: Precipitation?
  /// `nil` where the sun does not rise or set today.
  public let sunrise: Date?
  public let sunset: Date?
  /// Set where the sun stays up or down all day.
  public let polarLight: PolarLight?

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
