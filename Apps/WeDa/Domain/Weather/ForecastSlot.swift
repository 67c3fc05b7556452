public import Foundation

/// A slot of the forecast: one or three hours, the provider's interval.
public struct ForecastSlot: Identifiable, Equatable, Sendable {
  /// The start of the slot.
  public let time: Date
  /// The duration in seconds: 3,600 or 10,800, or less before a forecast's first slot. Amounts of
  /// slots with different durations must not be compared directly.
  public let duration: TimeInterval
  /// The slot's temperature.
  public let temperature: Temperature
  /// The slot's apparent temperature.
  public let feelsLike: Temperature?
  /// The slot's lowest temperature.
  public let low: Temperature
  /// The slot's highest temperature.
  public let high: Temperature
  /// The slot's condition.
  public let condition: WeatherCondition
  /// The slot's wind.
  public let wind: Wind?
  /// The relative humidity in per cent.
  public let humidity: Double?
  /// The slot's air pressure.
  public let pressure: Pressure?
  /// The slot's visibility.
  public let visibility: Distance?
  /// The probability of precipitation, 0 ... 1.
  public let probability: Double?
  /// The precipitation within the slot, from its start to its end.
  public let precipitation: Precipitation?

  /// The start of the slot.
  public var id: Date { time }
  /// The end of the slot.
  public var end: Date { time.addingTimeInterval(duration) }

  /// Three hours, in seconds.
  public static let threeHours: TimeInterval = 10_800
  /// One hour, in seconds.
  public static let oneHour: TimeInterval = 3600

  /// Creates a slot of the forecast.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, greater than zero.
  ///   - low: The lowest temperature; the temperature by default.
  ///   - high: The highest temperature; the temperature by default.
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
    // A service can exchange them; a range of temperatures must not end the process.
    self.low = min(low ?? temperature, high ?? temperature)
    self.high = max(low ?? temperature, high ?? temperature)
    self.condition = condition
    self.wind = wind
    self.humidity = humidity
    self.pressure = pressure
    self.visibility = visibility
    self.probability = probability
    self.precipitation = precipitation
  }
}
