public import Foundation

/// One or three hours of the forecast, as long as the provider's steps are.
public struct ForecastSlot: Identifiable, Equatable, Sendable {
  /// When the slot begins.
  public let time: Date
  /// How long it lasts, in seconds: 3,600 or 10,800. Amounts of slots of different length must never
  /// share a scale.
  public let duration: TimeInterval
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
  /// What falls within the slot, from its beginning to its end.
  public let precipitation: Precipitation?

  public var id: Date { time }
  /// When it is over.
  public var end: Date { time.addingTimeInterval(duration) }

  /// Three hours, in seconds.
  public static let threeHours: TimeInterval = 10_800
  /// One hour, in seconds.
  public static let oneHour: TimeInterval = 3600

  /// - Parameters:
  ///   - duration: In seconds; more than none.
  ///   - low: Defaults to the temperature.
  ///   - high: Defaults to the temperature.
  public init(
    time: Date, duration: TimeInterval = threeHours, temperature: Temperature,
    feelsLike: Temperature? = nil, low: Temperature? = nil, high: Temperature? = nil,
    condition: WeatherCondition, wind: Wind? = nil,
    humidity: Double? = nil, pressure: Pressure? = nil, visibility: Distance? = nil,
    probability: Double? = nil, precipitation: Precipitation? = nil
  ) {
    self.time = time
    self.duration = duration
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
