/// `/data/2.5/weather`, as far as the app reads it.
///
/// Only what every recorded shape carries is required; ids are left out, because they come as
/// numbers, as text, and as zero.
public struct CurrentWeatherDTO: Decodable, Sendable {
  public let conditions: [ConditionDTO]
  public let main: MeasurementsDTO
  public let visibility: Double?
  public let wind: WindDTO?
  public let clouds: CloudsDTO?
  public let rain: PrecipitationDTO?
  public let snow: PrecipitationDTO?
  /// Seconds since 1970, UTC.
  public let time: Int
  public let sun: SunDTO?
  /// Seconds east of UTC.
  public let timezone: Int?

  enum CodingKeys: String, CodingKey {
    case conditions = "weather"
    case main, visibility, wind, clouds, rain, snow
    case time = "dt"
    case sun = "sys"
    case timezone
  }

  /// `sys`: some routes put the time zone in here.
  public struct SunDTO: Decodable, Sendable {
    public let sunrise: Int?
    public let sunset: Int?
    public let timezone: Int?

    enum CodingKeys: String, CodingKey {
      case sunrise, sunset, timezone
    }
  }
}
