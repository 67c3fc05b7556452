import Foundation
import StrataPersistence

/// A database that Core Data or Apple's SwiftData wrote. It has a table for each entity, such as
/// `ZTRIP`, with a column for each attribute, such as `ZNAME`.
struct CoreDataFile {
  /// A row of an entity's table.
  struct Row {
    let key: Int
    /// The values by the names of their columns.
    let values: [String: SQLValue]
  }

  /// The numbers by which the names of columns and tables refer to entities.
  private let numbers: [String: Int]
  private let columns: [String: [String]]
  private let connection: Connection
  let url: URL

  /// Opens a file; returns `nil` if Core Data did not write it.
  init?(_ url: URL) {
    guard Self.isDatabase(url),
      let connection = try? Connection(file: url, patience: .seconds(5)),
      let tables = try? connection.read("SELECT name FROM sqlite_schema WHERE type = 'table'")
    else { return nil }
    let names = Set(tables.compactMap { $0.first?.plainText })
    guard names.isSuperset(of: ["Z_METADATA", "Z_PRIMARYKEY"]), !names.contains(StoreSchema.table),
      let numbers = try? Self.numbers(connection)
    else { return nil }
    var columns: [String: [String]] = [:]
    for name in names {
      let found = try? connection.read("SELECT name FROM pragma_table_info(?)", [.text(name)])
      columns[name] = found?.compactMap { $0.first?.plainText } ?? []
    }
    (self.url, self.connection, self.numbers, self.columns) = (url, connection, numbers, columns)
  }

  /// Opening a file that does not exist would create it.
  private static func isDatabase(_ url: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return false }
    defer { try? handle.close() }
    let start = try? handle.read(upToCount: 16)
    return start == Data("SQLite format 3\0".utf8)
  }

  private static func numbers(_ connection: Connection) throws -> [String: Int] {
    let rows = try connection.read("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY", columns: 2)
    var numbers: [String: Int] = [:]
    for row in rows {
      guard let name = row[0].plainText, case .integer(let number) = row[1] else { continue }
      numbers[name] = number
    }
    return numbers
  }
}

extension CoreDataFile {
  private static func table(_ entity: String) -> String { "Z\(entity.uppercased())" }

  /// Returns the names of the columns of an entity; none if the file does not have the entity.
  func columns(of entity: String) -> [String] {
    numbers[entity] == nil ? [] : columns[Self.table(entity)] ?? []
  }

  /// Returns the rows of an entity, in the order of their keys.
  func rows(of entity: String) throws(SwiftDataError) -> [Row] {
    let names = columns(of: entity).filter { $0 != "Z_PK" }
    guard !names.isEmpty else { return [] }
    let list = (["Z_PK"] + names.map(\.quoted)).joined(separator: ", ")
    let found = try connection.read(
      "SELECT \(list) FROM \(Self.table(entity).quoted) ORDER BY Z_PK", columns: names.count + 1)
    return found.compactMap { values in
      guard case .integer(let key) = values[0] else { return nil }
      let pairs = zip(names, values.dropFirst())
      return Row(key: key, values: Dictionary(pairs) { first, _ in first })
    }
  }

  /// Returns the keys that a relationship to many connects: of its owner, and of the related row.
  ///
  /// Core Data keeps a relationship without an inverse in a column of the related table, such as
  /// `Z1STOPS`, and one to many in both directions in a table of pairs, such as `Z_1GUESTS`.
  func links(
    of relationship: RelationshipPlan, in entity: String
  ) throws(SwiftDataError) -> [(owner: Int, target: Int)] {
    guard let owner = numbers[entity], let target = numbers[relationship.target] else { return [] }
    for name in relationship.storedNames {
      let column = "Z\(owner)\(name)"
      if columns(of: relationship.target).contains(column) {
        return try links(Self.table(relationship.target), column, "Z_PK")
      }
      let inverse = relationship.inverse.map { "Z_\(target)\($0.uppercased())" }
      let targets = "Z_\(target)\(name)"
      for table in ["Z_\(owner)\(name)", inverse].compactMap(\.self) {
        guard let known = columns[table], known.contains(targets),
          let owners = known.first(where: { $0 != targets && !$0.hasPrefix("Z_FOK_") })
        else { continue }
        return try links(table, owners, targets)
      }
    }
    return []
  }

  private func links(
    _ table: String, _ owner: String, _ target: String
  ) throws(SwiftDataError) -> [(owner: Int, target: Int)] {
    let rows = try connection.read(
      "SELECT \(owner.quoted), \(target.quoted) FROM \(table.quoted)", columns: 2)
    return rows.compactMap { row in
      guard case .integer(let owner) = row[0], case .integer(let target) = row[1] else {
        return nil
      }
      return (owner, target)
    }
  }

  /// Returns a value of an attribute with the option `externalStorage`. Its first byte says whether
  /// the data follows, or the name of the file that contains it.
  func externalValue(_ data: Data) -> Data? {
    switch data.first {
    case 1: return data.dropFirst()
    case 2:
      let name = String(decoding: data.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
      let stem = url.deletingPathExtension().lastPathComponent
      let folder = url.deletingLastPathComponent()
        .appendingPathComponent(".\(stem)_SUPPORT/_EXTERNAL_DATA", isDirectory: true)
      guard UUID(uuidString: name) != nil else { return nil }
      return try? Data(contentsOf: folder.appendingPathComponent(name))
    default: return nil
    }
  }
}

extension RelationshipPlan {
  /// The names under which Core Data may have stored the relationship.
  var storedNames: [String] {
    [name, metadata.originalName].compactMap { $0?.uppercased() }
  }
}

extension SQLValue {
  /// The value as a text; `nil` if it is of another type.
  var plainText: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
