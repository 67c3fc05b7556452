/// The current weather as it is stored. Its units are °C, m/s, hPa, m and mm; times are seconds
/// since 1970.
public struct CurrentFileDTO: Codable, Equatable, Sendable {
  /// The time of the observation, in seconds since 1970.
  public let observedAt: Double
  /// The current temperature in °C.
  public let temperature: Double
  /// The current apparent temperature in °C.
  public let feelsLike: Double?
  /// The current weather condition.
  public let condition: ConditionFileDTO
  /// The current wind.
  public let wind: WindFileDTO?
  /// The current relative humidity in per cent.
  public let humidity: Double?
  /// The current air pressure in hPa.
  public let pressure: Double?
  /// The current visibility in metres.
  public let visibility: Double?
  /// The current cloud cover in per cent.
  public let cloudiness: Double?
  /// The amount of precipitation in millimetres.
  public let precipitation: Double?
  /// The time of sunrise, in seconds since 1970.
  public let sunrise: Double?
  /// The time of sunset, in seconds since 1970.
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
  /// The slot's temperature in °C.
  public let temperature: Double
  /// The slot's apparent temperature in °C.
  public let feelsLike: Double?
  /// The slot's lowest temperature in °C.
  public let low: Double
  /// The slot's highest temperature in °C.
  public let high: Double
  /// The slot's condition.
  public let condition: ConditionFileDTO
  /// The slot's wind.
  public let wind: WindFileDTO?
  /// The slot's relative humidity in per cent.
  public let humidity: Double?
  /// The slot's air pressure in hPa.
  public let pressure: Double?
  /// The slot's visibility in metres.
  public let visibility: Double?
  /// The probability of precipitation, 0 ... 1.
  public let probability: Double?
  /// The amount of precipitation in millimetres.
  public let precipitation: Double?

  enum CodingKeys: String, CodingKey {
    case time, duration, temperature
    case feelsLike = "feels_like"
    case low, high, condition, wind, humidity, pressure, visibility, probability, precipitation
  }
}
