public import Foundation

/// Three hours of the forecast.
public struct ForecastSlot: Identifiable, Equatable, Sendable {
  /// When the three hours begin.
  public let time: Date
  public let temperature: Temperature
  public let feelsLike: Temperature?
  public let low: Temperature
  public let high: Temperature
  public let condition: WeatherCondition
  public let wind: Wind?
  /// Relative humidity in per cent.
  public let humidity: Double?
  public let pressure: Pressure?
  public let visibility: Distance?
  /// How likely rain or snow is, 0 ... 1.
  public let probability: Double?
  /// What falls within the three hours.
  public let precipitation: Precipitation?

  public var id: Date { time }

  /// - Parameters:
  ///   - low: Defaults to the temperature.
  ///   - high: Defaults to the temperature.
  public init(
    time: Date, temperature: Temperature, feelsLike: Temperature? = nil, low: Temperature? = nil,
    high: Temperature? = nil, condition: WeatherCondition, wind: Wind? = nil,
    humidity: Double? = nil, pressure: Pressure? = nil, visibility: Distance? = nil,
    probability: Double? = nil, precipitation: Precipitation? = nil
  ) {
    self.time = time
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.low = low ?? temperature
    self.high = high ?? temperature
    self.condition = condition
    self.wind = wind
    self.humidity = humidity
    self.pressure = pressure
    self.visibility = visibility
    self.probability = probability
    self.precipitation = precipitation
  }
}
