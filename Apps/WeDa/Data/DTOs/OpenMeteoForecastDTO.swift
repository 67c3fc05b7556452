/// The response of `/v1/forecast`, as far as the app reads it.
///
/// Values come in columns that share the index of `time`; any value may be `null`.
public struct OpenMeteoForecastDTO: Decodable, Sendable {
  /// The offset of the place's time zone in seconds east of UTC **at the time of the request**. The
  /// offset applies to every time in the response, even after a change of the clocks.
  public let offset: Int
  /// The IANA name of the time zone.
  public let timezone: String?
  /// The latitude of the center of the grid's cell, in degrees.
  public let latitude: Double?
  /// The longitude of the center of the grid's cell, in degrees.
  public let longitude: Double?
  /// The height above sea level that the forecast assumes, in metres.
  public let elevation: Double?
  /// The current weather.
  public let current: CurrentDTO
  /// The forecast by hour.
  public let hourly: HourlyDTO
  /// The times of the sun by day.
  public let daily: DailyDTO?

  enum CodingKeys: String, CodingKey {
    case offset = "utc_offset_seconds"
    case latitude, longitude, elevation, timezone, current, hourly, daily
  }

  /// The current weather in Open-Meteo's response.
  public struct CurrentDTO: Decodable, Sendable {
    /// The local time of the values.
    public let time: String
    /// The temperature in °C.
    public let temperature: Double?
    /// The apparent temperature in °C.
    public let feelsLike: Double?
    /// The relative humidity in per cent.
    public let humidity: Double?
    /// The number 1 by day, 0 by night.
    public let isDay: Double?
    /// The WMO code of the weather.
    public let code: Double?
    /// The cloud cover in per cent.
    public let clouds: Double?
    /// The air pressure at sea level, in hPa.
    public let pressure: Double?
    /// The wind's speed in metres per second.
    public let wind: Double?
    /// The direction from which the wind blows, in degrees.
    public let windFrom: Double?
    /// The speed of gusts in metres per second.
    public let gust: Double?
    /// The visibility in metres.
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

  /// The forecast hour by hour, starting at midnight.
  public struct HourlyDTO: Decodable, Sendable {
    /// The local times at which the hours begin.
    public let time: [String]
    /// The temperatures in °C.
    public let temperature: [Double?]
    /// The apparent temperatures in °C.
    public let feelsLike: [Double?]?
    /// The probability of precipitation in the preceding hour, in per cent.
    public let probability: [Double?]?
    /// The precipitation in the preceding hour, in millimetres.
    public let precipitation: [Double?]?
    /// The WMO codes of the weather.
    public let code: [Double?]?
    /// The number 1 by day, 0 by night, for each hour.
    public let isDay: [Double?]?
    /// The wind's speeds in metres per second.
    public let wind: [Double?]?
    /// The directions from which the wind blows, in degrees.
    public let windFrom: [Double?]?
    /// The speeds of gusts in metres per second.
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

  /// The times of the sun, day by day.
  public struct DailyDTO: Decodable, Sendable {
    /// The local dates of the forecast's days.
    public let time: [String]
    /// The local times of sunrise.
    public let sunrise: [String?]?
    /// The local times of sunset.
    public let sunset: [String?]?
    /// The durations of daylight in seconds.
    public let daylight: [Double?]?

    enum CodingKeys: String, CodingKey {
      case time, sunrise, sunset
      case daylight = "daylight_duration"
    }
  }
}
