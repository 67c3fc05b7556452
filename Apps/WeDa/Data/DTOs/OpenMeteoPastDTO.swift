/// The response of `/v1/archive`, and of `/v1/forecast` for past days. Any value may be `null`, and
/// a range without data has no block.
public struct OpenMeteoPastDTO: Decodable, Sendable {
  /// The values by day.
  public let daily: DailyDTO?

  enum CodingKeys: String, CodingKey {
    case daily
  }

  /// The values by day.
  public struct DailyDTO: Decodable, Sendable {
    /// The local dates of the past days.
    public let time: [String]
    /// The highest temperatures in °C.
    public let high: [Double?]?
    /// The lowest temperatures in °C.
    public let low: [Double?]?
    /// The precipitation in millimetres.
    public let precipitation: [Double?]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time
      case high = "temperature_2m_max"
      case low = "temperature_2m_min"
      case precipitation = "precipitation_sum"
    }
  }

  /// The names of the variables to request.
  static let variables = DailyDTO.CodingKeys.allCases.filter { $0 != .time }.map(\.rawValue)
}
