public import Foundation
public import WeDaDomain

/// Encodes backups as JSON: `{"format": "weda", "version": 1, "favorites": […], …}`.
///
/// A file is checked step by step: its size, its nesting, its format, its numbers of entries, and
/// then its values. The first problem is reported.
public struct JSONBackupCoder: BackupCoder {
  /// The maximum size of a file, in bytes; 500 favourites with long names take less.
  public let limit = 256 * 1024
  /// The deepest nesting; a file of this app has four levels.
  static let deepest = 16
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Creates a coder that encodes backups as JSON.
  public init() {}

  public func encode(_ backup: Backup, at time: Date) throws(WeatherError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(BackupFileDTO(backup, at: time))
    } catch {
      throw .unknown(reason: "the backup cannot be written: \(error)")
    }
  }

  public func decode(_ data: Data) throws(BackupError) -> Backup {
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    // Some editors write a byte order mark.
    let data = data.starts(with: Self.byteOrderMark) ? Data(data.dropFirst(3)) : data
    try checkShape(data)
    try checkHeader(read(BackupHeaderDTO.self, data))
    let file = try read(BackupFileDTO.self, data)
    do throws(InvalidValue) { return try file.toDomain() } catch { throw .invalid(error) }
  }

  private func checkShape(_ data: Data) throws(BackupError) {
    // The file must be UTF-8. The decoder would take zeros for UTF-16, whose brackets the shape does
    // not count, and ends the process for some that are too many.
    guard !data.prefix(4).contains(0) else { throw .notJSON }
    let shape = JSONShape(data)
    guard data.first(where: { !" \n\r\t".utf8.contains($0) }) == UInt8(ascii: "{") else {
      throw Self.isOtherJSON(data, shape) ? .otherFormat(found: "") : .notJSON
    }
    guard shape.depth <= Self.deepest else { throw .tooDeep(limit: Self.deepest) }
    guard !shape.isCut else { throw .cut }
  }

  /// Returns whether the file is other JSON: valid, but not an object.
  private static func isOtherJSON(_ data: Data, _ shape: JSONShape) -> Bool {
    guard shape.depth <= deepest, !shape.isCut else { return false }
    return (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
  }

  private func checkHeader(_ header: BackupHeaderDTO) throws(BackupError) {
    guard header.format == BackupFileDTO.format else {
      throw .otherFormat(found: PlainText.shown(header.format ?? ""))
    }
    let newest = BackupFileDTO.currentVersion
    guard let version = header.version, version >= 1 else {
      let value = header.version.map { "\($0)" } ?? ""
      throw .invalid(InvalidValue(field: "version", value: value, rule: "1 ... \(newest)"))
    }
    guard version <= newest else { throw .newerVersion(found: version, newest: newest) }
    try checkCount(header.favorites, "favorites", most: Backup.mostFavorites)
    try checkCount(header.history, "history", most: SearchRecord.limit)
  }

  private func checkCount(
    _ counted: BackupHeaderDTO.CountedDTO?, _ field: String, most: Int
  ) throws(BackupError) {
    guard let count = counted?.count, count > most else { return }
    throw .invalid(InvalidValue(field: field, value: "\(count)", rule: "0 ... \(most)"))
  }

  private func read<File: Decodable>(
    _ type: File.Type, _ data: Data
  ) throws(BackupError) -> File {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw BackupError(error)
    } catch {
      throw .notJSON
    }
  }
}

extension BackupError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missing(context.codingPath + [key])
    case .valueNotFound(_, let context):
      self = .missing(context.codingPath)
    case .typeMismatch(let type, let context):
      let field = Self.path(context.codingPath)
      self = .invalid(InvalidValue(field: field, value: "", rule: Self.name(of: type)))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      let field = Self.path(context.codingPath)
      self = .invalid(InvalidValue(field: field, value: "", rule: "a number"))
    default:
      self = .notJSON
    }
  }

  private static func missing(_ path: [any CodingKey]) -> BackupError {
    .invalid(InvalidValue(field: self.path(path), value: "", rule: "required"))
  }

  /// Returns the path as text, such as `favorites[3].place.name`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Double.Type, is Int.Type: "a number"
    case is [Any].Type: "a list"
    default: "a list or an object"
    }
  }
}
