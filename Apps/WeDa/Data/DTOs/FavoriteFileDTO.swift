/// A favourite as it is stored. The first version had no label; its rows read as they are.
public struct FavoriteFileDTO: Codable, Equatable, Sendable {
  public let version: Int
  public let place: PlaceFileDTO
  /// Seconds since 1970.
  public let markedAt: Double
  /// What the person calls it.
  public let label: String?

  /// The version that this app writes.
  static let currentVersion = 2

  enum CodingKeys: String, CodingKey {
    case version, place, label
    case markedAt = "marked_at"
  }
}

/// The order that a person gave to the favourites, by the keys of their rows.
public struct FavoriteOrderFileDTO: Codable, Equatable, Sendable {
  public let version: Int
  public let keys: [String]

  /// The version that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, keys
  }
}
