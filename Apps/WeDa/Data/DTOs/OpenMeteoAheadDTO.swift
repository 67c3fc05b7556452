/// The response of `/v1/forecast` with all days and the quarter-hours. Any value may be `null`, and
/// each block may be missing.
public struct OpenMeteoAheadDTO: Decodable, Sendable {
  /// The offset in seconds east of UTC at the time of the request.
  public let offset: Int
  /// The IANA name of the time zone.
  public let timezone: String?
  /// The forecast by hour.
  public let hourly: OpenMeteoForecastDTO.HourlyDTO?
  /// The further columns of the forecast by hour.
  public let further: FurtherDTO?
  /// The precipitation by quarter-hours.
  public let quarters: QuartersDTO?

  enum CodingKeys: String, CodingKey {
    case offset = "utc_offset_seconds"
    case timezone, hourly
    case quarters = "minutely_15"
  }

  public init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: CodingKeys.self)
    offset = try all.decode(Int.self, forKey: .offset)
    timezone = try all.decodeIfPresent(String.self, forKey: .timezone)
    hourly = try all.decodeIfPresent(OpenMeteoForecastDTO.HourlyDTO.self, forKey: .hourly)
    further = try all.decodeIfPresent(FurtherDTO.self, forKey: .hourly)
    quarters = try all.decodeIfPresent(QuartersDTO.self, forKey: .quarters)
  }

  /// The further columns of `hourly`.
  public struct FurtherDTO: Decodable, Sendable {
    /// The dew points in °C.
    public let dewPoint: [Double?]?
    /// The UV indices by hour.
    public let ultraviolet: [Double?]?
    /// The depths of the snow in metres.
    public let snow: [Double?]?
    /// The air pressures at sea level, in hPa.
    public let pressure: [Double?]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case dewPoint = "dew_point_2m"
      case ultraviolet = "uv_index"
      case snow = "snow_depth"
      case pressure = "pressure_msl"
    }
  }

  /// The precipitation by quarter-hours.
  public struct QuartersDTO: Decodable, Sendable {
    /// The local times at which the quarter-hours begin.
    public let time: [String]
    /// The precipitation in the preceding quarter-hour, in millimetres.
    public let precipitation: [Double?]?
  }
}
