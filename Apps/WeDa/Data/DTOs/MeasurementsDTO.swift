/// The field `main`, in metric units.
public struct MeasurementsDTO: Decodable, Sendable {
  /// The temperature in °C.
  public let temperature: Double
  /// The apparent temperature in °C.
  public let feelsLike: Double?
  /// The lowest temperature in °C.
  public let low: Double?
  /// The highest temperature in °C.
  public let high: Double?
  /// The air pressure in hPa.
  public let pressure: Double?
  /// The relative humidity in per cent.
  public let humidity: Double?

  enum CodingKeys: String, CodingKey {
    case temperature = "temp"
    case feelsLike = "feels_like"
    case low = "temp_min"
    case high = "temp_max"
    case pressure, humidity
  }
}

/// One entry of the field `weather`, a condition; the first entry is the primary one.
public struct ConditionDTO: Decodable, Sendable {
  /// The number of the weather condition.
  public let id: Int
  /// The English name of the group, such as "Rain".
  public let group: String?
  /// The description in the requested language.
  public let details: String?
  /// The icon, such as "10d"; its letter is `d` by day and `n` by night.
  public let icon: String?

  enum CodingKeys: String, CodingKey {
    case id
    case group = "main"
    case details = "description"
    case icon
  }
}

/// The wind in OpenWeatherMap's response.
public struct WindDTO: Decodable, Sendable {
  /// The speed in metres per second.
  public let speed: Double?
  /// The direction from which the wind blows, in degrees.
  public let degrees: Double?
  /// The speed of gusts in metres per second.
  public let gust: Double?

  enum CodingKeys: String, CodingKey {
    case speed
    case degrees = "deg"
    case gust
  }
}

/// The cloud cover in OpenWeatherMap's response.
public struct CloudsDTO: Decodable, Sendable {
  /// The cloud cover in per cent.
  public let all: Double?

  enum CodingKeys: String, CodingKey {
    case all
  }
}

/// The field `rain` or `snow`: an amount for one hour or for three, either of which may be missing.
public struct PrecipitationDTO: Decodable, Sendable {
  /// The amount in the last hour, in millimetres.
  public let oneHour: Double?
  /// The amount in three hours, in millimetres.
  public let threeHours: Double?

  enum CodingKeys: String, CodingKey {
    case oneHour = "1h"
    case threeHours = "3h"
  }
}
