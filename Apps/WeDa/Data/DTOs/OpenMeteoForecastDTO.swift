/// `/v1/forecast`, as far as the app reads it.
///
/// Everything comes in columns that share the index of `time`; any value may be `null`.
public struct OpenMeteoForecastDTO: Decodable, Sendable {
  /// Seconds east of UTC **when the question was asked**: every time in the answer is told with it,
  /// also those after the clocks change.
  public let offset: Int
  /// The IANA name.
  public let timezone: String?
  public let current: CurrentDTO
  public let hourly: HourlyDTO
  public let daily: DailyDTO?

  enum CodingKeys: String, CodingKey {
    case offset = "utc_offset_seconds"
    case timezone, current, hourly, daily
  }

  /// The weather now.
  public struct CurrentDTO: Decodable, Sendable {
    public let time: String
    public let temperature: Double?
    public let feelsLike: Double?
    public let humidity: Double?
    public let isDay: Double?
    public let code: Double?
    public let clouds: Double?
    public let pressure: Double?
    public let wind: Double?
    public let windFrom: Double?
    public let gust: Double?
    public let visibility: Double?

    enum CodingKeys: String, CodingKey {
      case time
      case temperature = "temperature_2m"
      case feelsLike = "apparent_temperature"
      case humidity = "relative_humidity_2m"
      case isDay = "is_day"
      case code = "weather_code"
      case clouds = "cloud_cover"
      case pressure = "pressure_msl"
      case wind = "wind_speed_10m"
      case windFrom = "wind_direction_10m"
      case gust = "wind_gusts_10m"
      case visibility
    }
  }

  /// Hour by hour, from midnight on.
  public struct HourlyDTO: Decodable, Sendable {
    public let time: [String]
    public let temperature: [Double?]
    public let feelsLike: [Double?]?
    /// Per cent, for the hour before.
    public let probability: [Double?]?
    /// Millimetres in the hour before.
    public let precipitation: [Double?]?
    public let code: [Double?]?
    public let isDay: [Double?]?
    public let wind: [Double?]?
    public let windFrom: [Double?]?
    public let gust: [Double?]?

    enum CodingKeys: String, CodingKey {
      case time
      case temperature = "temperature_2m"
      case feelsLike = "apparent_temperature"
      case probability = "precipitation_probability"
      case precipitation
      case code = "weather_code"
      case isDay = "is_day"
      case wind = "wind_speed_10m"
      case windFrom = "wind_direction_10m"
      case gust = "wind_gusts_10m"
    }
  }

  /// The sun, day by day.
  public struct DailyDTO: Decodable, Sendable {
    /// Dates: labels, not instants.
    public let time: [String]
    public let sunrise: [String?]?
    public let sunset: [String?]?
    /// Seconds.
    public let daylight: [Double?]?

    enum CodingKeys: String, CodingKey {
      case time, sunrise, sunset
      case daylight = "daylight_duration"
    }
  }
}
