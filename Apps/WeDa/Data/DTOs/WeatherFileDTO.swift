/// A report as it is stored and as memory keeps it. Times are seconds since 1970.
public struct WeatherFileDTO: Codable, Equatable, Sendable {
  public let version: Int
  public let place: PlaceFileDTO
  public let current: CurrentFileDTO
  public let slots: [SlotFileDTO]
  public let timeZoneOffset: Int
  /// The IANA name; since version 2, where it is known.
  public let timeZone: String?
  public let fetchedAt: Double
  public let provider: ProviderFileDTO

  /// The version that this app writes.
  static let currentVersion = 2

  enum CodingKeys: String, CodingKey {
    case version, place, current, slots
    case timeZoneOffset = "time_zone_offset"
    case timeZone = "time_zone"
    case fetchedAt = "fetched_at"
    case provider
  }

  /// The key of its row: the place's whole id.
  public var key: String {
    get throws(UnreadableField) { try place.toDomain().id.text }
  }
}

public struct ProviderFileDTO: Codable, Equatable, Sendable {
  public let id: String
  public let name: String
  public let isDemo: Bool

  enum CodingKeys: String, CodingKey {
    case id, name
    case isDemo = "is_demo"
  }
}

public struct ConditionFileDTO: Codable, Equatable, Sendable {
  public let kind: String
  /// Since version 2.
  public let code: String?
  public let details: String
  public let isDaytime: Bool
  /// Left out where it is false.
  public let isSevere: Bool?

  enum CodingKeys: String, CodingKey {
    case kind, code, details
    case isDaytime = "is_daytime"
    case isSevere = "is_severe"
  }
}

/// Metres per second and degrees.
public struct WindFileDTO: Codable, Equatable, Sendable {
  public let speed: Double
  public let direction: Double?
  public let gust: Double?

  enum CodingKeys: String, CodingKey {
    case speed, direction, gust
  }
}
