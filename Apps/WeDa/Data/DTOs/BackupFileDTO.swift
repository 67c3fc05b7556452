/// What a device keeps, as a file that a person takes along.
public struct BackupFileDTO: Codable, Equatable, Sendable {
  public let format: String
  public let version: Int
  /// When it was written, for the person who finds it; never read.
  public let exportedAt: String?
  public let favorites: [BackupFavoriteDTO]
  public let settings: SettingsFileDTO?
  public let history: [BackupSearchDTO]?

  static let format = "weda"
  /// The version that this app writes, and the newest that it reads.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case format, version, favorites, settings, history
    case exportedAt = "exported_at"
  }
}

/// A favourite in a file.
public struct BackupFavoriteDTO: Codable, Equatable, Sendable {
  public let place: PlaceFileDTO
  public let label: String?
  /// Seconds since 1970.
  public let addedAt: Double

  enum CodingKeys: String, CodingKey {
    case place, label
    case addedAt = "added_at"
  }
}

/// A search in a file.
public struct BackupSearchDTO: Codable, Equatable, Sendable {
  public let place: PlaceFileDTO
  /// Seconds since 1970.
  public let searchedAt: Double

  enum CodingKeys: String, CodingKey {
    case place
    case searchedAt = "searched_at"
  }
}

/// What is read of a file first: what it is, of which version, and how much it holds.
struct BackupHeaderDTO: Decodable {
  let format: String?
  let version: Int?
  let favorites: CountedDTO?
  let history: CountedDTO?

  enum CodingKeys: String, CodingKey {
    case format, version, favorites, history
  }

  /// The length of an array, whatever it holds; `nil` where another version has no array.
  struct CountedDTO: Decodable {
    let count: Int?

    init(from decoder: any Decoder) { count = (try? decoder.unkeyedContainer())?.count }
  }
}
