/// A favourite as it is stored. Version 1 had no label; its rows can be read without conversion.
public struct FavoriteFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  public let version: Int
  /// The place that is a favourite.
  public let place: PlaceFileDTO
  /// The time when the favourite was added, in seconds since 1970.
  public let markedAt: Double
  /// The user's name for the place.
  public let label: String?

  /// The version of the record that this app writes.
  static let currentVersion = 2

  enum CodingKeys: String, CodingKey {
    case version, place, label
    case markedAt = "marked_at"
  }
}

/// The user's order of the favourites, by the keys of their rows.
public struct FavoriteOrderFileDTO: Codable, Equatable, Sendable {
  /// The version of the record.
  public let version: Int
  /// The keys of the favourites in the chosen order.
  public let keys: [String]

  /// The version of the record that this app writes.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case version, keys
  }
}
