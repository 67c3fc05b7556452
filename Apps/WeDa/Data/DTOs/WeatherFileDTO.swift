/// A weather report as it is stored on disk and in memory. Times are seconds since 1970.
public struct WeatherFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  public let version: Int
  /// The place whose weather is reported.
  public let place: PlaceFileDTO
  /// The current weather at the place.
  public let current: CurrentFileDTO
  /// The slots of the forecast.
  public let slots: [SlotFileDTO]
  /// The time zone in seconds east of UTC.
  public let timeZoneOffset: Int
  /// The IANA name of the time zone, if it is known; since version 2.
  public let timeZone: String?
  /// The time of the provider's response, in seconds since 1970.
  public let fetchedAt: Double
  /// The provider that reported the weather.
  public let provider: ProviderFileDTO
  /// The point of the model's grid, if the provider told it.
  public let grid: GridFileDTO?

  /// The version of the record that this app writes.
  static let currentVersion = 2

  enum CodingKeys: String, CodingKey {
    case version, place, current, slots
    case timeZoneOffset = "time_zone_offset"
    case timeZone = "time_zone"
    case fetchedAt = "fetched_at"
    case provider, grid
  }

  /// The key under which the row is stored: the text of the place's identifier.
  public var key: String {
    get throws(UnreadableField) { try place.toDomain().id.text }
  }
}

/// The provider of a stored report.
public struct ProviderFileDTO: Codable, Equatable, Sendable {
  /// The provider's identifier.
  public let id: String
  /// The provider's name.
  public let name: String
  /// A Boolean value that indicates whether the report is demo data.
  public let isDemo: Bool

  enum CodingKeys: String, CodingKey {
    case id, name
    case isDemo = "is_demo"
  }
}

/// A point of a model's grid as it is stored, in degrees and metres.
public struct GridFileDTO: Codable, Equatable, Sendable {
  /// The latitude in degrees.
  public let latitude: Double
  /// The longitude in degrees.
  public let longitude: Double
  /// The height above sea level in metres.
  public let height: Double?
}

/// A condition as it is stored.
public struct ConditionFileDTO: Codable, Equatable, Sendable {
  /// The kind of weather.
  public let kind: String
  /// The code of the condition; stored since version 2, else `nil`.
  public let code: String?
  /// The condition's description.
  public let details: String
  /// A Boolean value that indicates whether the sun is up.
  public let isDaytime: Bool
  /// A Boolean value that indicates whether the weather is severe; left out if it is not.
  public let isSevere: Bool?

  enum CodingKeys: String, CodingKey {
    case kind, code, details
    case isDaytime = "is_daytime"
    case isSevere = "is_severe"
  }
}

/// The wind as it is stored, in metres per second and degrees.
public struct WindFileDTO: Codable, Equatable, Sendable {
  /// The wind's speed in metres per second.
  public let speed: Double
  /// The direction from which the wind blows, in degrees.
  public let direction: Double?
  /// The speed of gusts in metres per second.
  public let gust: Double?

  enum CodingKeys: String, CodingKey {
    case speed, direction, gust
  }
}
