/// `main`, in metric units.
public struct MeasurementsDTO: Decodable, Sendable {
  public let temperature: Double
  public let feelsLike: Double?
  public let low: Double?
  public let high: Double?
  public let pressure: Double?
  public let humidity: Double?

  enum CodingKeys: String, CodingKey {
    case temperature = "temp"
    case feelsLike = "feels_like"
    case low = "temp_min"
    case high = "temp_max"
    case pressure, humidity
  }
}

/// One entry of `weather`; the first is the primary one.
public struct ConditionDTO: Decodable, Sendable {
  public let id: Int
  /// The English name of the group: "Rain".
  public let group: String?
  public let details: String?
  /// Such as "10d"; the letter tells day from night.
  public let icon: String?

  enum CodingKeys: String, CodingKey {
    case id
    case group = "main"
    case details = "description"
    case icon
  }
}

public struct WindDTO: Decodable, Sendable {
  public let speed: Double?
  public let degrees: Double?
  public let gust: Double?

  enum CodingKeys: String, CodingKey {
    case speed
    case degrees = "deg"
    case gust
  }
}

public struct CloudsDTO: Decodable, Sendable {
  public let all: Double?

  enum CodingKeys: String, CodingKey {
    case all
  }
}

/// `rain` and `snow`: an amount for the last hour or for three, either of which may be missing.
public struct PrecipitationDTO: Decodable, Sendable {
  public let oneHour: Double?
  public let threeHours: Double?

  enum CodingKeys: String, CodingKey {
    case oneHour = "1h"
    case threeHours = "3h"
  }
}
