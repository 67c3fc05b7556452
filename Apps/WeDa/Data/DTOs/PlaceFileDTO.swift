/// A place as it is stored.
public struct PlaceFileDTO: Codable, Equatable, Sendable {
  /// The place's name.
  public let name: String
  /// The place's state or region.
  public let state: String?
  /// The country's code of two letters.
  public let country: String
  /// The place's latitude in degrees.
  public let latitude: Double
  /// The place's longitude in degrees.
  public let longitude: Double

  enum CodingKeys: String, CodingKey {
    case name, state, country, latitude, longitude
  }
}

/// A favourite, a searched or a viewed place, as it is stored.
public struct MarkedPlaceFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  public let version: Int
  /// The favourite, the searched or the viewed place.
  public let place: PlaceFileDTO
  /// The time when the place was added, searched or viewed, in seconds since 1970.
  public let markedAt: Double

  /// The version of the record that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, place
    case markedAt = "marked_at"
  }
}
