import StrataPersistence

/// The changes of a context, as rows of a store.
struct RowChanges: Sendable {
  /// A row and its columns.
  struct Row: Sendable {
    let entity: String
    let key: Int
    let columns: [String]
    let values: [SQLValue]
  }

  /// A row of a table of pairs.
  struct Pair: Sendable {
    let table: String
    let owner: Int
    let target: Int
    let isAdded: Bool
  }

  var inserted: [Row] = []
  var updated: [Row] = []
  var deleted: [PersistentIdentifier] = []
  var pairs: [Pair] = []
  /// The columns of tables of pairs in which a deleted row may occur, by the name of its entity.
  var pairColumns: [String: [PairColumn]] = [:]

  /// A column of a table of pairs.
  struct PairColumn: Sendable {
    let table: String
    let column: String
  }

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && pairs.isEmpty
  }
}

extension Connection {
  /// Writes changes. Deleted rows are removed first, so that their unique values are free.
  func write(_ changes: RowChanges) throws(PersistenceError) {
    for identifier in changes.deleted { try delete(identifier, changes) }
    for row in changes.updated { try update(row) }
    for row in changes.inserted { try insert(row) }
    for pair in changes.pairs { try write(pair) }
  }

  private func delete(
    _ identifier: PersistentIdentifier, _ changes: RowChanges
  ) throws(PersistenceError) {
    let key = SQLValue.integer(identifier.key)
    try run(
      text: "DELETE FROM \(identifier.entityName.quoted) WHERE \(OwnColumn.key) = ?", [key])
    for pairs in changes.pairColumns[identifier.entityName] ?? [] {
      try run(text: "DELETE FROM \(pairs.table.quoted) WHERE \(pairs.column) = ?", [key])
    }
  }

  private func update(_ row: RowChanges.Row) throws(PersistenceError) {
    guard !row.columns.isEmpty else { return }
    let settings = row.columns.map { "\($0.quoted) = ?" }.joined(separator: ", ")
    try run(
      text: "UPDATE \(row.entity.quoted) SET \(settings) WHERE \(OwnColumn.key) = ?",
      row.values + [.integer(row.key)])
  }

  private func insert(_ row: RowChanges.Row) throws(PersistenceError) {
    let names = ([OwnColumn.key] + row.columns.map(\.quoted)).joined(separator: ", ")
    let marks = Array(repeating: "?", count: row.columns.count + 1).joined(separator: ", ")
    try run(
      text: "INSERT INTO \(row.entity.quoted) (\(names)) VALUES (\(marks))",
      [.integer(row.key)] + row.values)
  }

  private func write(_ pair: RowChanges.Pair) throws(PersistenceError) {
    let (owner, target) = (OwnColumn.owner, OwnColumn.target)
    let text =
      pair.isAdded
      ? "INSERT OR IGNORE INTO \(pair.table.quoted) (\(owner), \(target)) VALUES (?, ?)"
      : "DELETE FROM \(pair.table.quoted) WHERE \(owner) = ? AND \(target) = ?"
    try run(text: text, [.integer(pair.owner), .integer(pair.target)])
  }
}
