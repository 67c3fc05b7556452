import Foundation
import StrataPersistence

/// The table in which a store keeps a description of its tables.
enum StoreMemory {
  static let table = "_strata"
}

/// The migration of a store to the entities of a model, as Apple's lightweight migration does it.
struct StoreMigration {
  let connection: Connection
  /// The entities of the new model with the default values of their columns.
  let entities: [StoredEntity]
  let defaults: [String: [String: SQLValue]]

  /// Creates or migrates the tables of the entities. Columns that both models have keep their
  /// values, even under another name if the new model has a renaming identifier. New columns get
  /// their default values, and columns that no longer exist are removed.
  ///
  /// - Throws: ``CoreDataError`` if there is no value for a column; then nothing has changed.
  func run() throws(CoreDataError) {
    let wanted = entities.sorted { $0.name < $1.name }
    guard try remembered() != wanted else { return }
    try connection.inTransaction { () throws(CoreDataError) in
      // Another process may have migrated the store meanwhile.
      let known = try remembered()
      guard known != wanted else { return }
      try migrate(from: known ?? [], to: wanted)
      try remember(wanted)
    }
  }

  /// Checks that the store already has the tables of the entities.
  ///
  /// - Throws: ``CoreDataError`` if it does not have them.
  func checkThatNoneIsNeeded() throws(CoreDataError) {
    guard try remembered() == entities.sorted(by: { $0.name < $1.name }) else {
      throw CoreDataError(
        .migration, nil, nil,
        "the store needs a migration to the model, but was opened as read-only")
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
        .unopenedStore, nil, nil,
        "\(connection.file.path) does not record the model that it was written with")
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

  /// A table of the new model and the table of the old one from which its rows come.
  private struct Move<Part> {
    let part: Part
    let source: Part?
  }

  private func migrate(
    from known: [StoredEntity], to wanted: [StoredEntity]
  ) throws(CoreDataError) {
    let moves = wanted.map { Move(part: $0, source: known.source(of: $0, in: wanted)) }
    let changed = moves.filter { $0.source != $0.part }
    for move in changed { try copy(move) }
    for old in known where !moves.contains(where: { $0.part == old && $0.source == old }) {
      try connection.sql("DROP TABLE \(old.name.quoted)")
    }
    for move in changed { try finish(move.part) }
    let pairs = moves.flatMap { move in
      move.part.pairs.map { pairs in
        Move(
          part: pairs.table,
          source: move.source?.pairs.source(of: pairs, in: move.part.pairs)?.table)
      }
    }
    try migrate(known.flatMap(\.pairs).map(\.table), pairs)
  }

  private func interim(_ name: String) -> String { "\(name).new" }

  /// Creates a table under an interim name, since an old table may still have its name, and copies
  /// the rows of the table that it replaces.
  private func copy(_ move: Move<StoredEntity>) throws(CoreDataError) {
    let name = interim(move.part.name)
    try connection.sql(move.part.creation(as: name))
    if let old = move.source { try self.move(old, to: name, move.part) }
  }

  private func finish(_ entity: StoredEntity) throws(CoreDataError) {
    try rename(interim(entity.name), to: entity.name)
    for statement in entity.indexCreations { try connection.sql(statement) }
  }

  private func rename(_ table: String, to name: String) throws(CoreDataError) {
    try connection.sql("ALTER TABLE \(table.quoted) RENAME TO \(name.quoted)")
  }

  /// Renames, creates and drops tables of pairs.
  private func migrate(_ known: [String], _ moves: [Move<String>]) throws(CoreDataError) {
    let used = moves.compactMap(\.source)
    for table in known where !used.contains(table) {
      try connection.sql("DROP TABLE \(table.quoted)")
    }
    let changed = moves.filter { $0.source != $0.part }
    for move in changed {
      guard let old = move.source else { continue }
      try connection.sql("DROP INDEX \(pairsIndex(old).quoted)")
      try rename(old, to: interim(move.part))
    }
    for move in changed {
      if move.source == nil {
        try createPairs(move.part)
      } else {
        try rename(interim(move.part), to: move.part)
      }
      try connection.sql(
        """
        CREATE INDEX \(pairsIndex(move.part).quoted) ON \(move.part.quoted) (\(OwnColumn.target))
        """)
    }
  }

  private func pairsIndex(_ table: String) -> String { "\(table).\(OwnColumn.target)" }

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

  /// Returns the SQL expression that gives a column its value for a row of the old table.
  private func source(
    of column: StoredEntity.Column, _ old: StoredEntity, _ entity: StoredEntity
  ) throws(CoreDataError) -> (String, [SQLValue]) {
    let value = defaults[entity.name]?[column.name] ?? .null
    guard let source = old.columns.source(of: column, in: entity.columns) else {
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
        "a stored object has no value for this attribute, which is no longer optional")
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
  }
}

extension StoredEntity {
  /// Returns the statement that creates the table under a name.
  fileprivate func creation(as name: String) -> String {
    let own = [
      "\(OwnColumn.key) INTEGER PRIMARY KEY", "\(OwnColumn.version) INTEGER NOT NULL",
    ]
    let columns = columns.map { "\($0.name.quoted) \($0.type.rawValue)" }
    return "CREATE TABLE \(name.quoted) (\((own + columns).joined(separator: ", "))) STRICT"
  }

  /// The statements that create the indices: those of unique values, and those of integer columns,
  /// which include relationships.
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
