import StrataPersistence

extension RowChanges.Result {
  /// A Boolean value that indicates whether every row was written under the row's key.
  var isAsAsked: Bool { replaced.isEmpty && dropped.isEmpty }

  /// Returns the key under which the store has a row.
  func key(for key: Int) -> Int {
    var key = key
    while let next = replaced[key] { key = next }
    return key
  }

  /// Returns pairs with the keys that the store has; `nil` if it does not have their owner.
  func redirected(_ pairs: RowChanges.Pairs) -> RowChanges.Pairs? {
    guard !isAsAsked else { return pairs }
    guard !dropped.contains(pairs.owner) else { return nil }
    func stored(_ keys: [Int]) -> [Int] {
      keys.filter { !dropped.contains($0) }.map { key(for: $0) }
    }
    return RowChanges.Pairs(
      table: pairs.table, owner: key(for: pairs.owner), added: stored(pairs.added),
      removed: pairs.removed, order: pairs.order.map(stored))
  }
}

/// Rows that clash with another's unique values.
extension Connection {
  /// Returns the keys of the other rows that have the same unique values, with the names of these.
  func clashes(
    _ columns: [String: SQLValue], _ entity: StoredEntity, except key: Int
  ) throws(CoreDataError) -> [(key: Int, names: [String])] {
    var clashes: [(key: Int, names: [String])] = []
    for names in entity.uniqueness {
      let condition = names.map { "\($0.quoted) = ?" }.joined(separator: " AND ")
      let found = try read(
        "SELECT \(OwnColumn.key) FROM \(entity.name.quoted) WHERE \(condition)",
        names.map { columns[$0] ?? .null })
      for row in found {
        if case .integer(let other) = row.first, other != key { clashes.append((other, names)) }
      }
    }
    return clashes
  }

  /// Gives the stored row that has a new one's unique values what the app has set in the new one,
  /// so that what refers to the stored row stays. If there are several, they become one.
  func change(
    _ keys: [Int], to row: RowChanges.Row, _ changes: RowChanges,
    _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    guard let key = keys.first else { return }
    for other in keys.dropFirst() {
      try unite(other, with: key, row.entity.name, changes, &result)
    }
    try write(row.columns.filter { row.set.contains($0.key) }, row.entity.name, key)
    result.replaced[row.key] = key
  }

  /// Removes a row in favor of another, to which everything that refers to it leads from now on.
  func unite(
    _ loser: Int, with winner: Int, _ entity: String, _ changes: RowChanges,
    _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    let keys = [SQLValue.integer(winner), .integer(loser)]
    for reference in changes.references where reference.destination == entity {
      try note(reference, to: loser, &result)
      try sql(
        """
        UPDATE \(reference.table.quoted) SET \(reference.column.quoted) = ?, \
        \(OwnColumn.version) = \(OwnColumn.version) + 1 WHERE \(reference.column.quoted) = ?
        """, keys)
    }
    for (owner, pairs) in changes.tables {
      let sides =
        (owner == entity ? [OwnColumn.owner] : [])
        + (pairs.destination == entity ? [OwnColumn.target] : [])
      for side in sides {
        // A pair that the winner has already stays behind, and is removed with the loser.
        try sql(
          "UPDATE OR IGNORE \(pairs.table.quoted) SET \(side) = ? WHERE \(side) = ?", keys)
      }
    }
    try remove(entity, loser, changes)
    result.removed.insert(NSManagedObjectID(entityName: entity, key: loser))
    result.replaced[loser] = winner
  }

  /// Records the rows that refer to another.
  private func note(
    _ reference: RowChanges.Reference, to key: Int, _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    let found = try read(
      """
      SELECT \(OwnColumn.key) FROM \(reference.table.quoted) \
      WHERE \(reference.column.quoted) = ?
      """, [.integer(key)])
    for row in found {
      guard case .integer(let key) = row.first else { continue }
      result.touched.insert(NSManagedObjectID(entityName: reference.table, key: key))
    }
  }

  /// Corrects the references of a save's rows to keys that the store does not have, and reads the
  /// rows again.
  func redirect(
    _ rows: [RowChanges.Row], _ result: inout RowChanges.Result
  ) throws(CoreDataError) {
    result.rows = [:]
    for row in rows where !result.dropped.contains(row.key) {
      let key = result.key(for: row.key)
      guard let stored = try self.row(of: row.entity, key: key) else { continue }
      let columns = references(of: row, stored, result)
      if !columns.isEmpty { try write(columns, row.entity.name, key) }
      let identifier = NSManagedObjectID(entityName: row.entity.name, key: key)
      result.rows[identifier] = try self.row(of: row.entity, key: key)
    }
  }

  /// Returns the references of a row that have to be others. One to a new row that gave way is as
  /// it was before the save.
  private func references(
    of row: RowChanges.Row, _ stored: StoredRow, _ result: RowChanges.Result
  ) -> [String: SQLValue] {
    var columns: [String: SQLValue] = [:]
    for name in row.references {
      guard case .integer(let target)? = stored.columns[name] else { continue }
      let key = result.key(for: target)
      if result.dropped.contains(target) {
        columns[name] = row.known[name] ?? .null
      } else if key != target {
        columns[name] = .integer(key)
      }
    }
    return columns
  }
}
