/// The response of `/data/2.5/weather`, as far as the app reads it.
///
/// Only fields of every recorded response are required; ids are left out, since they come as
/// numbers, as text, and as zero.
public struct CurrentWeatherDTO: Decodable, Sendable {
  /// The conditions, the primary one first.
  public let conditions: [ConditionDTO]
  /// The measured temperatures, pressure and humidity.
  public let main: MeasurementsDTO
  /// The current visibility in metres.
  public let visibility: Double?
  /// The current wind.
  public let wind: WindDTO?
  /// The current cloud cover.
  public let clouds: CloudsDTO?
  /// The amount of rain.
  public let rain: PrecipitationDTO?
  /// The amount of snow.
  public let snow: PrecipitationDTO?
  /// The time of the observation, in seconds since 1970.
  public let time: Int
  /// The times of the sun.
  public let sun: SunDTO?
  /// The time zone in seconds east of UTC.
  public let timezone: Int?

  enum CodingKeys: String, CodingKey {
    case conditions = "weather"
    case main, visibility, wind, clouds, rain, snow
    case time = "dt"
    case sun = "sys"
    case timezone
  }

  /// The field `sys` with the times of the sun; on some routes it also contains the time zone.
  public struct SunDTO: Decodable, Sendable {
    /// The time of sunrise, in seconds since 1970.
    public let sunrise: Int?
    /// The time of sunset, in seconds since 1970.
    public let sunset: Int?
    /// The time zone in seconds east of UTC.
    public let timezone: Int?

    enum CodingKeys: String, CodingKey {
      case sunrise, sunset, timezone
    }
  }
}
