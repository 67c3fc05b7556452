/// `/data/2.5/forecast`: up to forty slots; `cnt` is not to be trusted.
public struct ForecastDTO: Decodable, Sendable {
  public let slots: [SlotDTO]
  public let city: CityDTO?

  enum CodingKeys: String, CodingKey {
    case slots = "list"
    case city
  }

  /// Three hours.
  public struct SlotDTO: Decodable, Sendable {
    /// Seconds since 1970, UTC.
    public let time: Int
    public let main: MeasurementsDTO
    public let conditions: [ConditionDTO]
    public let wind: WindDTO?
    public let visibility: Double?
    /// 0 ... 1.
    public let probability: Double?
    public let rain: PrecipitationDTO?
    public let snow: PrecipitationDTO?
    public let part: PartDTO?

    enum CodingKeys: String, CodingKey {
      case time = "dt"
      case main
      case conditions = "weather"
      case wind, visibility
      case probability = "pop"
      case rain, snow
      case part = "sys"
    }
  }

  /// `sys`: "d" or "n".
  public struct PartDTO: Decodable, Sendable {
    public let ofDay: String?

    enum CodingKeys: String, CodingKey {
      case ofDay = "pod"
    }
  }

  public struct CityDTO: Decodable, Sendable {
    /// Seconds east of UTC.
    public let timezone: Int?

    enum CodingKeys: String, CodingKey {
      case timezone
    }
  }
}
