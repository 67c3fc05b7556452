/// The current weather as it is stored. Its units are °C, m/s, hPa, m and mm; times are seconds
/// since 1970.
public struct CurrentFileDTO: Codable, Equatable, Sendable {
  /// The time of the observation.
  public let observedAt: Double
  /// The current temperature.
  public let temperature: Double
  /// The current apparent temperature.
  public let feelsLike: Double?
  /// The current weather condition.
  public let condition: ConditionFileDTO
  /// The current wind.
  public let wind: WindFileDTO?
  /// The current relative humidity.
  public let humidity: Double?
  /// The current air pressure.
  public let pressure: Double?
  /// The current visibility.
  public let visibility: Double?
  /// The current cloud cover.
  public let cloudiness: Double?
  /// The amount of precipitation.
  public let precipitation: Double?
  /// The time of sunrise.
  public let sunrise: Double?
  /// The time of sunset.
  public let sunset: Double?
  /// The text for polar day or polar night; stored since version 2, `nil` on other days.
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
  /// The start of the slot, in seconds since 1970.
  public let time: Double
  /// The duration in seconds; `nil` in version 1, where every slot lasted three hours.
  public let duration: Double?
  /// The slot's temperature.
  public let temperature: Double
  /// The slot's apparent temperature.
  public let feelsLike: Double?
  /// The slot's lowest temperature.
  public let low: Double
  /// The slot's highest temperature.
  public let high: Double
  /// The slot's condition.
  public let condition: ConditionFileDTO
  /// The slot's wind.
  public let wind: WindFileDTO?
  /// The slot's relative humidity.
  public let humidity: Double?
  /// The slot's air pressure.
  public let pressure: Double?
  /// The slot's visibility.
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
