import Foundation
import StrataPersistence

/// The table in which a store remembers which tables it has.
enum StoreMemory {
  static let table = "_strata"
}

/// The migration of a store to the entities of a model: Apple's lightweight migration.
struct StoreMigration {
  let connection: Connection
  /// The entities with the defaults of their columns.
  let entities: [StoredEntity]
  let defaults: [String: [String: SQLValue]]

  /// Gives the store the tables of the entities. Columns that both models have keep their values;
  /// new ones get their default; what is gone is removed.
  ///
  /// - Throws: ``CoreDataError`` if a column can get no value; then nothing has changed.
  func run() throws(CoreDataError) {
    let wanted = entities.sorted { $0.name < $1.name }
    let known = try remembered()
    guard known != wanted else { return }
    try connection.inTransaction { () throws(CoreDataError) in
      try migrate(from: known ?? [], to: wanted)
      try remember(wanted)
    }
  }

  /// Checks that the store has the tables of the entities already.
  ///
  /// - Throws: ``CoreDataError`` if it does not.
  func checkThatNoneIsNeeded() throws(CoreDataError) {
    guard try remembered() == entities.sorted(by: { $0.name < $1.name }) else {
      throw CoreDataError(
        .migration, nil, nil,
        "the store needs a migration to the model, and it is opened to be read only")
    }
  }

  private func remembered() throws(CoreDataError) -> [StoredEntity]? {
    let tables = try connection.read("SELECT name FROM sqlite_schema WHERE type = 'table'")
    guard tables.contains([.text(StoreMemory.table)]) else {
      guard tables.isEmpty else {
        throw CoreDataError(
          .unopenedStore, nil, nil, "\(connection.file.path) is a database of another program")
      }
      return nil
    }
    let rows = try connection.read("SELECT value FROM \(StoreMemory.table)")
    guard case .text(let text) = rows.first?.first,
      let known = try? JSONDecoder().decode([StoredEntity].self, from: Data(text.utf8))
    else {
      throw CoreDataError(
        .unopenedStore, nil, nil, "\(connection.file.path) does not say its model")
    }
    return known
  }

  private func remember(_ entities: [StoredEntity]) throws(CoreDataError) {
    // Encoding strings and numbers does not fail.
    let json = (try? JSONEncoder().encode(entities)) ?? Data()
    try connection.sql(
      "CREATE TABLE IF NOT EXISTS \(StoreMemory.table) (key INTEGER PRIMARY KEY, value TEXT) STRICT"
    )
    try connection.sql(
      "INSERT OR REPLACE INTO \(StoreMemory.table) VALUES (0, ?)",
      [.text(String(decoding: json, as: UTF8.self))])
  }

  private func migrate(
    from known: [StoredEntity], to wanted: [StoredEntity]
  ) throws(CoreDataError) {
    for old in known where !wanted.contains(where: { $0.name == old.name }) {
      try connection.sql("DROP TABLE \(old.name.quoted)")
    }
    for entity in wanted {
      let old = known.first { $0.name == entity.name }
      guard old != entity else { continue }
      try replace(old, with: entity)
    }
    let (had, has) = (known.flatMap(\.pairs).map(\.table), wanted.flatMap(\.pairs).map(\.table))
    for table in had where !has.contains(table) { try connection.sql("DROP TABLE \(table.quoted)") }
    for table in has where !had.contains(table) { try createPairs(table) }
  }

  /// Creates a table, and moves the rows of the one that it replaces.
  private func replace(_ old: StoredEntity?, with entity: StoredEntity) throws(CoreDataError) {
    let interim = old == nil ? entity.name : "\(entity.name).new"
    try connection.sql(entity.creation(as: interim))
    if let old {
      try move(old, to: interim, entity)
      try connection.sql("DROP TABLE \(old.name.quoted)")
      try connection.sql("ALTER TABLE \(interim.quoted) RENAME TO \(entity.name.quoted)")
    }
    for statement in entity.indexCreations { try connection.sql(statement) }
  }

  private func move(
    _ old: StoredEntity, to interim: String, _ entity: StoredEntity
  ) throws(CoreDataError) {
    let isEmpty = try connection.read("SELECT 1 FROM \(old.name.quoted) LIMIT 1").isEmpty
    guard !isEmpty else { return }
    var (sources, values): ([String], [SQLValue]) = ([OwnColumn.key, OwnColumn.version], [])
    for column in entity.columns {
      let (source, value) = try self.source(of: column, old, entity)
      sources.append(source)
      values += value
    }
    try connection.sql(
      """
      INSERT INTO \(interim.quoted) (\(entity.selection)) \
      SELECT \(sources.joined(separator: ", ")) FROM \(old.name.quoted)
      """, values)
  }

  /// Returns what a column has for a row of the old table.
  private func source(
    of column: StoredEntity.Column, _ old: StoredEntity, _ entity: StoredEntity
  ) throws(CoreDataError) -> (String, [SQLValue]) {
    let value = defaults[entity.name]?[column.name] ?? .null
    guard let source = old.columns.first(where: { $0.name == column.name }) else {
      guard column.isOptional || value != .null else {
        throw CoreDataError(
          .migration, entity.name, column.name,
          "a new attribute needs a default value, or has to be optional")
      }
      return ("?", [value])
    }
    let name = source.name.quoted
    if source.type != column.type {
      guard source.type == .integer, column.type == .real else {
        throw CoreDataError(
          .migration, entity.name, column.name,
          "\(source.type.rawValue) cannot become \(column.type.rawValue)")
      }
      return ("CAST(\(name) AS REAL)", [])
    }
    guard source.isOptional, !column.isOptional else { return (name, []) }
    guard value == .null else { return ("coalesce(\(name), ?)", [value]) }
    let gaps = "SELECT 1 FROM \(old.name.quoted) WHERE \(name) IS NULL LIMIT 1"
    guard try connection.read(gaps).isEmpty else {
      throw CoreDataError(
        .migration, entity.name, column.name,
        "a stored object has no value, and it is no longer optional")
    }
    return (name, [])
  }

  private func createPairs(_ table: String) throws(CoreDataError) {
    let (owner, target) = (OwnColumn.owner, OwnColumn.target)
    try connection.sql(
      """
      CREATE TABLE \(table.quoted) (\(owner) INTEGER NOT NULL, \(target) INTEGER NOT NULL, \
      \(OwnColumn.position) INTEGER NOT NULL, UNIQUE (\(owner), \(target))) STRICT
      """)
    try connection.sql(
      "CREATE INDEX \("\(table).\(target)".quoted) ON \(table.quoted) (\(target))")
  }
}

extension StoredEntity {
  /// The statement that creates the table under a name.
  fileprivate func creation(as name: String) -> String {
    let own = [
      "\(OwnColumn.key) INTEGER PRIMARY KEY", "\(OwnColumn.version) INTEGER NOT NULL",
    ]
    let columns = columns.map { "\($0.name.quoted) \($0.type.rawValue)" }
    return "CREATE TABLE \(name.quoted) (\((own + columns).joined(separator: ", "))) STRICT"
  }

  /// The statements that create the indices: unique values, and what integers are searched by, among
  /// which are relationships.
  fileprivate var indexCreations: [String] {
    let unique = uniqueness.map { index($0, "UNIQUE INDEX", "unique") }
    return unique
      + columns.filter { $0.type == .integer }.map { index([$0.name], "INDEX", "index") }
  }

  private func index(_ columns: [String], _ kind: String, _ word: String) -> String {
    let title = "\(name).\(columns.joined(separator: "+")).\(word)"
    let list = columns.map(\.quoted).joined(separator: ", ")
    return "CREATE \(kind) \(title.quoted) ON \(name.quoted) (\(list))"
  }
}
