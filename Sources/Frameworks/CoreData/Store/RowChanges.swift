import StrataPersistence

/// Changes of a context as rows of a store.
struct RowChanges: Sendable {
  /// A row and the columns that change.
  struct Row: Sendable {
    let entity: StoredEntity
    let key: Int
    let version: Int
    let columns: [String: SQLValue]
    /// The columns as they were when the row was read.
    let known: [String: SQLValue]
  }

  /// The pairs of an object's relationship to many.
  struct Pairs: Sendable {
    let table: String
    let owner: Int
    let added: [Int]
    let removed: [Int]
    /// All targets, if they have an order.
    let order: [Int]?
  }

  var inserted: [Row] = []
  var updated: [Row] = []
  var deleted: [Row] = []
  var pairs: [Pairs] = []
  var policy = NSMergePolicyType.errorMergePolicyType
  /// The tables of pairs that may name a deleted row.
  var tables: [(owner: String, pairs: StoredEntity.Pairs)] = []

  /// What the store has after the changes.
  struct Result: Sendable {
    var rows: [NSManagedObjectID: StoredRow] = [:]
    /// What was removed besides what was asked: the rows whose unique values a new one took, and new
    /// ones that gave way.
    var removed: Set<NSManagedObjectID> = []
  }
}

extension Connection {
  /// Writes changes. What is deleted comes first, so that its unique values are free.
  func write(_ changes: RowChanges) throws(CoreDataError) -> RowChanges.Result {
    var result = RowChanges.Result()
    for row in changes.deleted { try delete(row, changes) }
    for row in changes.updated { try update(row, changes, &result) }
    for row in changes.inserted { try insert(row, changes, &result) }
    for pairs in changes.pairs { try write(pairs) }
    return result
  }

  private func remove(
    _ entity: String, _ key: Int, _ changes: RowChanges
  ) throws(CoreDataError) {
    try sql("DELETE FROM \(entity.quoted) WHERE \(OwnColumn.key) = ?", [.integer(key)])
    for (owner, pairs) in changes.tables {
      if owner == entity {
        try sql(
          "DELETE FROM \(pairs.table.quoted) WHERE \(OwnColumn.owner) = ?", [.integer(key)])
      }
      if pairs.destination == entity {
        try sql(
          "DELETE FROM \(pairs.table.quoted) WHERE \(OwnColumn.target) = ?", [.integer(key)])
      }
    }
  }

  private func delete(_ row: RowChanges.Row, _ changes: RowChanges) throws(CoreDataError) {
    if changes.policy == .errorMergePolicyType,
      let stored = try self.row(of: row.entity, key: row.key), stored.version != row.version
    {
      throw conflict(row)
    }
    try remove(row.entity.name, row.key, changes)
  }

  private func conflict(_ row: RowChanges.Row) -> CoreDataError {
    CoreDataError(
      .conflict, row.entity.name, nil,
      "another context has changed or deleted the object since it was read")
  }

  private func update(
    _ row: RowChanges.Row, _ changes: RowChanges, _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    let identifier = NSManagedObjectID(entityName: row.entity.name, key: row.key)
    guard let stored = try self.row(of: row.entity, key: row.key) else {
      guard changes.policy != .errorMergePolicyType else { throw conflict(row) }
      result.removed.insert(identifier)
      return
    }
    var columns = row.columns
    if stored.version != row.version {
      switch changes.policy {
      case .errorMergePolicyType: throw conflict(row)
      case .rollbackMergePolicyType: columns = [:]
      case .mergeByPropertyStoreTrumpMergePolicyType:
        columns = columns.filter { stored.columns[$0.key] == row.known[$0.key] }
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: break
      }
    }
    try write(columns, row)
    if let after = try self.row(of: row.entity, key: row.key) { result.rows[identifier] = after }
  }

  private func write(
    _ columns: [String: SQLValue], _ row: RowChanges.Row
  ) throws(CoreDataError) {
    let names = columns.keys.sorted()
    let settings =
      names.map { "\($0.quoted) = ?" } + ["\(OwnColumn.version) = \(OwnColumn.version) + 1"]
    try sql(
      """
      UPDATE \(row.entity.name.quoted) SET \(settings.joined(separator: ", ")) \
      WHERE \(OwnColumn.key) = ?
      """, names.map { columns[$0] ?? .null } + [.integer(row.key)])
  }

  private func insert(
    _ row: RowChanges.Row, _ changes: RowChanges, _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    let identifier = NSManagedObjectID(entityName: row.entity.name, key: row.key)
    for key in try taken(row) {
      switch changes.policy {
      case .errorMergePolicyType: break  // the statement fails, and names the columns
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        result.removed.insert(identifier)
        return
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        try remove(row.entity.name, key, changes)
        result.removed.insert(NSManagedObjectID(entityName: row.entity.name, key: key))
      }
    }
    let names = row.entity.columns.map(\.name)
    let marks = Array(repeating: "?", count: names.count + 2).joined(separator: ", ")
    try sql(
      "INSERT INTO \(row.entity.name.quoted) (\(row.entity.selection)) VALUES (\(marks))",
      [.integer(row.key), .integer(1)] + names.map { row.columns[$0] ?? .null })
    result.rows[identifier] = StoredRow(
      key: row.key, version: 1,
      columns: row.columns.filter { names.contains($0.key) })
  }

  /// Returns the keys of the rows that have unique values of a new one.
  private func taken(_ row: RowChanges.Row) throws(CoreDataError) -> [Int] {
    var keys: [Int] = []
    for names in row.entity.uniqueness {
      let condition = names.map { "\($0.quoted) = ?" }.joined(separator: " AND ")
      let found = try read(
        "SELECT \(OwnColumn.key) FROM \(row.entity.name.quoted) WHERE \(condition)",
        names.map { row.columns[$0] ?? .null })
      keys += found.compactMap { if case .integer(let key) = $0.first { key } else { nil } }
    }
    return Array(Set(keys))
  }

  private func write(_ pairs: RowChanges.Pairs) throws(CoreDataError) {
    let (table, owner) = (pairs.table.quoted, SQLValue.integer(pairs.owner))
    if pairs.order != nil {
      try sql("DELETE FROM \(table) WHERE \(OwnColumn.owner) = ?", [owner])
    }
    for key in pairs.removed {
      try sql(
        "DELETE FROM \(table) WHERE \(OwnColumn.owner) = ? AND \(OwnColumn.target) = ?",
        [owner, .integer(key)])
    }
    for (position, key) in (pairs.order ?? pairs.added).enumerated() {
      try sql(
        """
        INSERT OR IGNORE INTO \(table) \
        (\(OwnColumn.owner), \(OwnColumn.target), \(OwnColumn.position)) VALUES (?, ?, ?)
        """, [owner, .integer(key), .integer(position)])
    }
  }
}
