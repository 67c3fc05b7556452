import StrataPersistence

/// The tables of a store, as the store keeps a description of them.
struct StoreSchema: Codable, Equatable, Sendable {
  /// The name of the table in which a store keeps its schema.
  static let table = "_strata"

  struct Column: Codable, Equatable, Sendable {
    let name: String
    let type: ColumnType
    let isOptional: Bool
  }

  struct Table: Codable, Equatable, Sendable {
    let name: String
    let columns: [Column]
    let uniqueness: [[String]]
    let indices: [[String]]
  }

  let tables: [Table]
  /// The names of the tables of pairs.
  let pairs: [String]

  init(_ entities: [EntityPlan]) {
    let sorted = entities.sorted { $0.name < $1.name }
    tables = sorted.map(Table.init)
    pairs = Set(sorted.flatMap(\.relationships).compactMap(\.pairs)).sorted()
  }
}

extension StoreSchema.Table {
  init(_ entity: EntityPlan) {
    name = entity.name
    let attributes = entity.attributes.map {
      StoreSchema.Column(
        name: $0.name, type: $0.codec.columnType, isOptional: $0.codec.isOptional)
    }
    let references = entity.relationships.filter { !$0.isToMany }.map {
      StoreSchema.Column(name: $0.name, type: .integer, isOptional: $0.isOptional)
    }
    columns = attributes + references
    uniqueness = entity.uniqueness
    // A relationship to many is loaded by these columns.
    indices = entity.indices + references.map { [$0.name] }
  }
}

extension RelationshipPlan {
  /// The name of the table of pairs; `nil` if the relationship has none.
  var pairs: String? {
    guard case .pairs(let table, _) = storage else { return nil }
    return table
  }
}

// MARK: - Statements

extension StoreSchema.Table {
  /// Returns the statement that creates the table under a name.
  func creation(as name: String) -> String {
    let own = "\(OwnColumn.key) INTEGER PRIMARY KEY"
    let columns = columns.map { column in
      let collation = column.type == .text ? " COLLATE \(Connection.swiftCollation)" : ""
      return "\(column.name.quoted) \(column.type.rawValue)\(collation)"
    }
    return "CREATE TABLE \(name.quoted) (\(([own] + columns).joined(separator: ", "))) STRICT"
  }

  /// The statements that create the indices.
  var indexCreations: [String] {
    uniqueness.map { index($0, isUnique: true) } + indices.map { index($0, isUnique: false) }
  }

  private func index(_ columns: [String], isUnique: Bool) -> String {
    let kind = isUnique ? "UNIQUE INDEX" : "INDEX"
    let title = "\(name).\(columns.joined(separator: "+")).\(isUnique ? "unique" : "index")"
    let list = columns.map(\.quoted).joined(separator: ", ")
    return "CREATE \(kind) IF NOT EXISTS \(title.quoted) ON \(name.quoted) (\(list))"
  }
}

extension StoreSchema {
  /// Returns the statements that create a table of pairs, which can be searched by both columns.
  static func pairCreations(_ table: String) -> [String] {
    let (owner, target) = (OwnColumn.owner, OwnColumn.target)
    return [
      """
      CREATE TABLE \(table.quoted) (\(owner) INTEGER NOT NULL, \(target) INTEGER NOT NULL, \
      UNIQUE (\(owner), \(target))) STRICT
      """,
      "CREATE INDEX \("\(table).\(target)".quoted) ON \(table.quoted) (\(target))",
    ]
  }
}
