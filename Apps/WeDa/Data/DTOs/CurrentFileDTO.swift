/// The current weather as it is stored: °C, m/s, hPa, m, mm, seconds since 1970.
public struct CurrentFileDTO: Codable, Equatable, Sendable {
  /// The time of the observation.
  public let observedAt: Double
  /// The temperature.
  public let temperature: Double
  /// The apparent temperature.
  public let feelsLike: Double?
  /// The condition.
  public let condition: ConditionFileDTO
  /// The wind.
  public let wind: WindFileDTO?
  /// The relative humidity.
  public let humidity: Double?
  /// The air pressure.
  public let pressure: Double?
  /// The visibility.
  public let visibility: Double?
  /// The cloud cover.
  public let cloudiness: Double?
  /// The amount of precipitation.
  public let precipitation: Double?
  /// The time of sunrise.
  public let sunrise: Double?
  /// The time of sunset.
  public let sunset: Double?
  /// Polar day or polar night; since version 2.
  public let polarLight: String?

  enum CodingKeys: String, CodingKey {
    case observedAt = "observed_at"
    case temperature
    case feelsLike = "feels_like"
    case condition, wind, humidity, pressure, visibility, cloudiness, precipitation, sunrise, sunset
    case polarLight = "polar_light"
  }
}

/// One slot of the forecast as it is stored.
public struct SlotFileDTO: Codable, Equatable, Sendable {
  /// The start of the slot.
  public let time: Double
  /// The duration in seconds, since version 2. Before, every slot lasted three hours.
  public let duration: Double?
  /// The temperature.
  public let temperature: Double
  /// The apparent temperature.
  public let feelsLike: Double?
  /// The lowest temperature.
  public let low: Double
  /// The highest temperature.
  public let high: Double
  /// The condition.
  public let condition: ConditionFileDTO
  /// The wind.
  public let wind: WindFileDTO?
  /// The relative humidity.
  public let humidity: Double?
  /// The air pressure.
  public let pressure: Double?
  /// The visibility.
  public let visibility: Double?
  /// The probability of precipitation.
  public let probability: Double?
  /// The amount of precipitation.
  public let precipitation: Double?

  enum CodingKeys: String, CodingKey {
    case time, duration, temperature
    case feelsLike = "feels_like"
    case low, high, condition, wind, humidity, pressure, visibility, probability, precipitation
  }
}
