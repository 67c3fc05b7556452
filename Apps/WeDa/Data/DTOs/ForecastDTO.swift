/// The response of `/data/2.5/forecast`: up to forty slots. Its `cnt` is unreliable.
public struct ForecastDTO: Decodable, Sendable {
  /// The slots in order of time.
  public let slots: [SlotDTO]
  /// The place of the forecast.
  public let city: CityDTO?

  enum CodingKeys: String, CodingKey {
    case slots = "list"
    case city
  }

  /// A slot of three hours.
  public struct SlotDTO: Decodable, Sendable {
    /// The start of the slot, in seconds since 1970.
    public let time: Int
    /// The forecast temperatures, pressure and humidity.
    public let main: MeasurementsDTO
    /// The conditions, the primary one first.
    public let conditions: [ConditionDTO]
    /// The wind during the slot.
    public let wind: WindDTO?
    /// The visibility during the slot, in metres.
    public let visibility: Double?
    /// The probability of precipitation, 0 ... 1.
    public let probability: Double?
    /// The amount of rain.
    public let rain: PrecipitationDTO?
    /// The amount of snow.
    public let snow: PrecipitationDTO?
    /// The part of the day.
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

  /// The field `sys` of a slot, which contains the part of the day.
  public struct PartDTO: Decodable, Sendable {
    /// `d` for day or `n` for night.
    public let ofDay: String?

    enum CodingKeys: String, CodingKey {
      case ofDay = "pod"
    }
  }

  /// The place of a forecast.
  public struct CityDTO: Decodable, Sendable {
    /// The time zone in seconds east of UTC.
    public let timezone: Int?

    enum CodingKeys: String, CodingKey {
      case timezone
    }
  }
}
