import StrataPersistence

extension RowChanges.Result {
  /// A Boolean value that indicates whether every row was stored under the key that the save gave
  /// it.
  var isAsAsked: Bool { replaced.isEmpty && dropped.isEmpty }

  /// Returns the key under which the store has a row of the save.
  func key(for key: Int) -> Int {
    var key = key
    while let next = replaced[key] { key = next }
    return key
  }

  /// Returns the pairs with the keys that the store has; `nil` if the store does not have their
  /// owner.
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

/// The treatment of rows whose unique values another row already has.
extension Connection {
  /// Returns the keys of other rows that have the same unique values, with the names of the
  /// columns.
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

  /// Changes the stored row that has a new row's unique values: it gets the values that the app has
  /// set in the new row, so that references to the stored row remain valid. If several stored rows
  /// have them, they are joined into one.
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

  /// Removes a row in favor of another; all references to the removed row lead to the other from
  /// then on.
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

  /// Records the rows that refer to a row.
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

  /// Corrects references in the rows of a save to keys that the store does not have, and reads the
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

  /// Returns the references of a row that have to be changed. A reference to a new row that was
  /// removed gets the value that it had before the save.
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
