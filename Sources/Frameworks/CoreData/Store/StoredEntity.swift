import StrataPersistence

extension String {
  /// The text in quotation marks, as an SQL statement contains the name of a table or a column.
  var quoted: String {
    // By bytes: a quotation mark and a combining mark behind it are one character.
    let bytes = Array(utf8).replacing("\"".utf8, with: "\"\"".utf8)
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}

/// The names of the columns that each table has besides its attributes.
enum OwnColumn {
  /// The column with the key of a row.
  static let key = "_key"
  /// The column with the version of a row, which each change increases.
  static let version = "_version"
  /// The columns of a table of pairs: the owner, and the object to which it is related.
  static let owner = "_owner"
  static let target = "_target"
  static let position = "_position"
}

/// The table of an entity and its tables of pairs, as the store keeps a description of them.
struct StoredEntity: Codable, RenamedPart, Sendable {
  struct Column: Codable, RenamedPart, Sendable {
    let name: String
    let renamingID: String?
    let type: ColumnType
    let isOptional: Bool
  }

  /// The table of pairs of a relationship to many, which is named after the entity and the
  /// relationship.
  struct Pairs: Codable, RenamedPart, Sendable {
    let table: String
    let renamingID: String?
    let destination: String

    /// The name of the relationship.
    var name: String { String(table.split(separator: ".", maxSplits: 1).last ?? "") }
  }

  let name: String
  let renamingID: String?
  let columns: [Column]
  let pairs: [Pairs]
  let uniqueness: [[String]]

  init(_ entity: NSEntityDescription) {
    (name, renamingID) = (entity.name ?? "", entity.renamingIdentifier)
    let attributes = entity.storedAttributes.map {
      Column(
        name: $0.name, renamingID: $0.renamingIdentifier, type: $0.attributeType.columnType,
        isOptional: $0.isOptional)
    }
    let references = entity.sortedRelationships.filter { !$0.isToMany }.map {
      Column(
        name: $0.name, renamingID: $0.renamingIdentifier, type: .integer, isOptional: true)
    }
    columns = attributes + references
    pairs = entity.sortedRelationships.compactMap { relationship in
      relationship.pairs.map {
        Pairs(
          table: $0, renamingID: relationship.renamingIdentifier,
          destination: relationship.destinationEntity?.name ?? "")
      }
    }
    uniqueness = entity.uniquenessConstraints.map { $0.compactMap { $0 as? String } }
      .filter { !$0.isEmpty }
  }

  /// The list of the columns that are read of a row: the key, the version and then the others.
  var selection: String {
    ([OwnColumn.key, OwnColumn.version] + columns.map(\.name)).map(\.quoted)
      .joined(separator: ", ")
  }

  /// Returns the row for the values that a query with ``selection`` has returned.
  func row(_ values: [SQLValue]) -> StoredRow {
    func number(_ index: Int) -> Int {
      if case .integer(let number) = values[index] { number } else { 0 }
    }
    let pairs = zip(columns.map(\.name), values.dropFirst(2))
    return StoredRow(
      key: number(0), version: number(1), columns: Dictionary(uniqueKeysWithValues: Array(pairs)))
  }
}

/// A row of an entity's table.
struct StoredRow: Sendable {
  let key: Int
  let version: Int
  let columns: [String: SQLValue]
}
