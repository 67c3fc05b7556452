/// The weather now as it is stored: °C, m/s, hPa, m, mm, seconds since 1970.
public struct CurrentFileDTO: Codable, Equatable, Sendable {
  public let observedAt: Double
  public let temperature: Double
  public let feelsLike: Double?
  public let condition: ConditionFileDTO
  public let wind: WindFileDTO?
  public let humidity: Double?
  public let pressure: Double?
  public let visibility: Double?
  public let cloudiness: Double?
  public let precipitation: Double?
  public let sunrise: Double?
  public let sunset: Double?
  /// Since version 2.
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
  public let time: Double
  /// Seconds; since version 2. Before, every slot lasted three hours.
  public let duration: Double?
  public let temperature: Double
  public let feelsLike: Double?
  public let low: Double
  public let high: Double
  public let condition: ConditionFileDTO
  public let wind: WindFileDTO?
  public let humidity: Double?
  public let pressure: Double?
  public let visibility: Double?
  public let probability: Double?
  public let precipitation: Double?

  enum CodingKeys: String, CodingKey {
    case time, duration, temperature
    case feelsLike = "feels_like"
    case low, high, condition, wind, humidity, pressure, visibility, probability, precipitation
  }
}
