/// The response of `/v1/forecast` for several points: a list, or an object for one point; or a
/// refusal. A point that cannot be read is `nil`, so that it does not spoil the others.
public enum OpenMeteoFieldsDTO: Decodable, Sendable {
  case points([OpenMeteoFieldDTO?])
  case refused(reason: String)

  public init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var points: [OpenMeteoFieldDTO?] = []
      while !list.isAtEnd { points.append(try list.decode(ReadablePointDTO.self).value) }
      self = .points(points)
      return
    }
    switch try OpenMeteoAnswerDTO<OpenMeteoFieldDTO>(from: decoder) {
    case .payload(let point): self = .points([point])
    case .refused(let reason): self = .refused(reason: reason)
    }
  }

  /// A point that may be unreadable.
  private struct ReadablePointDTO: Decodable {
    let value: OpenMeteoFieldDTO?

    init(from decoder: any Decoder) throws { value = try? OpenMeteoFieldDTO(from: decoder) }
  }
}

/// The forecast of one point by hour, whose times are in UTC. Any value may be `null`.
public struct OpenMeteoFieldDTO: Decodable, Sendable {
  /// The values by hour.
  public let hourly: HourlyDTO

  /// The values by hour.
  public struct HourlyDTO: Decodable, Sendable {
    /// The times at which the hours begin.
    public let time: [String]
    /// The temperatures in °C.
    public let temperature: [Double?]?
    /// The precipitation in the preceding hour, in millimetres.
    public let precipitation: [Double?]?
    /// The cloud covers in per cent.
    public let clouds: [Double?]?
    /// The wind's speeds in metres per second.
    public let wind: [Double?]?
    /// The directions from which the wind blows, in degrees.
    public let windFrom: [Double?]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time
      case temperature = "temperature_2m"
      case precipitation
      case clouds = "cloud_cover"
      case wind = "wind_speed_10m"
      case windFrom = "wind_direction_10m"
    }
  }

  /// The names of the variables to request. All layers share one request, since up to ten variables
  /// weigh one call for each point.
  static let variables = HourlyDTO.CodingKeys.allCases.filter { $0 != .time }.map(\.rawValue)
}
