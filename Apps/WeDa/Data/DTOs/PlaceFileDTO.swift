/// A place as it is stored.
public struct PlaceFileDTO: Codable, Equatable, Sendable {
  public let name: String
  public let state: String?
  public let country: String
  public let latitude: Double
  public let longitude: Double

  enum CodingKeys: String, CodingKey {
    case name, state, country, latitude, longitude
  }
}

/// A place that a person keeps or searched for, as it is stored.
public struct MarkedPlaceFileDTO: Codable, Equatable, Sendable {
  public let version: Int
  public let place: PlaceFileDTO
  /// Seconds since 1970.
  public let markedAt: Double

  /// The version that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, place
    case markedAt = "marked_at"
  }
}
