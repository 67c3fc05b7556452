/// A backup of the device's data as a file.
public struct BackupFileDTO: Codable, Equatable, Sendable {
  /// The name of the backup's format: `weda`.
  public let format: String
  /// The version of the backup's format.
  public let version: Int
  /// The time of the export, for human readers; it is never read.
  public let exportedAt: String?
  /// The device's favourites.
  public let favorites: [BackupFavoriteDTO]
  /// The settings; `nil` if they are not exported.
  public let settings: SettingsFileDTO?
  /// The search history; `nil` if it is not exported.
  public let history: [BackupSearchDTO]?

  static let format = "weda"
  /// The version of the format that this app writes, which is the newest that it reads.
  static let currentVersion = 1

  enum CodingKeys: String, CodingKey {
    case format, version, favorites, settings, history
    case exportedAt = "exported_at"
  }
}

/// A favourite in a backup.
public struct BackupFavoriteDTO: Codable, Equatable, Sendable {
  /// The place that is a favourite.
  public let place: PlaceFileDTO
  /// The user's name for the place.
  public let label: String?
  /// The time when the favourite was added, in seconds since 1970.
  public let addedAt: Double

  enum CodingKeys: String, CodingKey {
    case place, label
    case addedAt = "added_at"
  }
}

/// A search in a backup.
public struct BackupSearchDTO: Codable, Equatable, Sendable {
  /// The place that was searched.
  public let place: PlaceFileDTO
  /// The time of the search, in seconds since 1970.
  public let searchedAt: Double

  enum CodingKeys: String, CodingKey {
    case place
    case searchedAt = "searched_at"
  }
}

/// The header of a backup, which is read first: its format, its version, and its numbers of
/// entries.
struct BackupHeaderDTO: Decodable {
  let format: String?
  let version: Int?
  let favorites: CountedDTO?
  let history: CountedDTO?

  enum CodingKeys: String, CodingKey {
    case format, version, favorites, history
  }

  /// The length of an array, whatever its elements are; `nil` if a file of another version has no
  /// array in its place.
  struct CountedDTO: Decodable {
    let count: Int?

    init(from decoder: any Decoder) { count = (try? decoder.unkeyedContainer())?.count }
  }
}
