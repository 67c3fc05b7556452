import StrataPersistence

/// The changes of a context, as rows of a store.
struct RowChanges: Sendable {
  /// A row and those of its columns that a save changes.
  struct Row: Sendable {
    let entity: StoredEntity
    let key: Int
    let version: Int
    let columns: [String: SQLValue]
    /// The columns as they were when the row was read.
    let known: [String: SQLValue]
    /// The names of the properties that the app has set.
    let set: Set<String>
    /// The names of the columns that refer to other rows.
    let references: [String]

    var identifier: NSManagedObjectID { NSManagedObjectID(entityName: entity.name, key: key) }
  }

  /// A column that refers to rows.
  struct Reference: Sendable {
    let table: String
    let column: String
    let destination: String
  }

  /// The changes of the rows that connect an object with the targets of a to-many relationship.
  struct Pairs: Sendable {
    let table: String
    let owner: Int
    let added: [Int]
    let removed: [Int]
    /// The keys of all targets in their order, or `nil` if the relationship is unordered.
    let order: [Int]?
  }

  var inserted: [Row] = []
  var updated: [Row] = []
  var deleted: [Row] = []
  var pairs: [Pairs] = []
  var policy = NSMergePolicyType.errorMergePolicyType
  /// The tables of pairs in which a deleted row may occur.
  var tables: [(owner: String, pairs: StoredEntity.Pairs)] = []
  /// The columns that may refer to a row that is removed because another row takes its unique
  /// values.
  var references: [Reference] = []

  /// The state of the store after the changes.
  struct Result: Sendable {
    var rows: [NSManagedObjectID: StoredRow] = [:]
    /// The identifiers of the rows that were removed because of a unique value: rows whose value
    /// another row has taken over, and new rows that were joined with an existing row.
    var removed: Set<NSManagedObjectID> = []
    /// The keys of rows that were joined with another row, with the key of that row.
    var replaced: [Int: Int] = [:]
    /// The keys of rows of this save that the store does not contain.
    var dropped: Set<Int> = []
    /// The identifiers of rows that were changed although the save did not contain them.
    var touched: Set<NSManagedObjectID> = []
  }
}

extension Connection {
  /// Writes changes. Deleted rows are removed first, so that their unique values are free.
  func write(_ changes: RowChanges) throws(CoreDataError) -> RowChanges.Result {
    var result = RowChanges.Result()
    for row in changes.deleted { try delete(row, changes) }
    try update(changes, &result)
    for row in changes.inserted { try insert(row, changes, &result) }
    if !result.isAsAsked { try redirect(changes.updated + changes.inserted, &result) }
    for pairs in changes.pairs {
      if let pairs = result.redirected(pairs) { try write(pairs) }
    }
    return result
  }

  func remove(
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

  /// Writes the rows that were changed. Their unique values are cleared first, so that two rows can
  /// exchange them.
  private func update(
    _ changes: RowChanges, _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    var updates: [(row: RowChanges.Row, stored: StoredRow, columns: [String: SQLValue])] = []
    for row in changes.updated {
      guard let stored = try self.row(of: row.entity, key: row.key) else {
        guard changes.policy != .errorMergePolicyType else { throw conflict(row) }
        result.removed.insert(row.identifier)
        result.dropped.insert(row.key)
        continue
      }
      updates.append((row, stored, try columns(row, stored, changes.policy)))
    }
    for update in updates {
      let names = Set(update.row.entity.uniqueness.flatMap(\.self))
      let freed = update.columns.filter { names.contains($0.key) }.mapValues { _ in SQLValue.null }
      if !freed.isEmpty { try set(freed, update.row.entity.name, update.row.key) }
    }
    for update in updates {
      try write(update.row, update.stored, update.columns, changes, &result)
    }
  }

  /// Returns the columns that a save may change under a merge policy.
  private func columns(
    _ row: RowChanges.Row, _ stored: StoredRow, _ policy: NSMergePolicyType
  ) throws(CoreDataError) -> [String: SQLValue] {
    guard stored.version != row.version else { return row.columns }
    switch policy {
    case .errorMergePolicyType: throw conflict(row)
    case .rollbackMergePolicyType: return [:]
    case .mergeByPropertyStoreTrumpMergePolicyType:
      return row.columns.filter { stored.columns[$0.key] == row.known[$0.key] }
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: return row.columns
    }
  }

  private func write(
    _ row: RowChanges.Row, _ stored: StoredRow, _ changed: [String: SQLValue],
    _ changes: RowChanges, _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    var columns = changed
    let whole = stored.columns.merging(changed) { $1 }
    for clash in try clashes(whole, row.entity, except: row.key) {
      switch changes.policy {
      case .errorMergePolicyType: break  // the statement fails, and names the columns
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        for name in clash.names where columns[name] != nil { columns[name] = stored.columns[name] }
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        try unite(clash.key, with: row.key, row.entity.name, changes, &result)
      }
    }
    try write(columns, row.entity.name, row.key)
    if let after = try self.row(of: row.entity, key: row.key) {
      result.rows[row.identifier] = after
    }
  }

  /// Changes columns of a row, and increases the row's version.
  func write(
    _ columns: [String: SQLValue], _ table: String, _ key: Int
  ) throws(CoreDataError) {
    try set(columns, table, key, ["\(OwnColumn.version) = \(OwnColumn.version) + 1"])
  }

  private func set(
    _ columns: [String: SQLValue], _ table: String, _ key: Int, _ more: [String] = []
  ) throws(CoreDataError) {
    let names = columns.keys.sorted()
    let settings = names.map { "\($0.quoted) = ?" } + more
    try sql(
      """
      UPDATE \(table.quoted) SET \(settings.joined(separator: ", ")) WHERE \(OwnColumn.key) = ?
      """, names.map { columns[$0] ?? .null } + [.integer(key)])
  }

  private func insert(
    _ row: RowChanges.Row, _ changes: RowChanges, _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    let clashes = try clashes(row.columns, row.entity, except: row.key)
    if !clashes.isEmpty {
      switch changes.policy {
      case .errorMergePolicyType: break  // the statement fails, and names the columns
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        result.removed.insert(row.identifier)
        result.dropped.insert(row.key)
        return
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        return try change(Set(clashes.map(\.key)).sorted(), to: row, changes, &result)
      }
    }
    let names = row.entity.columns.map(\.name)
    let marks = Array(repeating: "?", count: names.count + 2).joined(separator: ", ")
    try sql(
      "INSERT INTO \(row.entity.name.quoted) (\(row.entity.selection)) VALUES (\(marks))",
      [.integer(row.key), .integer(1)] + names.map { row.columns[$0] ?? .null })
    result.rows[row.identifier] = StoredRow(
      key: row.key, version: 1,
      columns: row.columns.filter { names.contains($0.key) })
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
