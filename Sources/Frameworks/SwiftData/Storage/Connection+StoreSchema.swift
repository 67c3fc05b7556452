import Foundation
import StrataPersistence

extension Connection {
  /// Runs a statement. Its failure is thrown as an error of SwiftData.
  func sql(_ text: String, _ values: [SQLValue] = []) throws(SwiftDataError) {
    do throws(PersistenceError) {
      try run(text: text, values)
    } catch {
      throw SwiftDataError(error)
    }
  }

  /// Returns the first columns of the rows that a query finds. A failure is thrown as an error of
  /// SwiftData.
  func read(
    _ text: String, _ values: [SQLValue] = [], columns: Int = 1
  ) throws(SwiftDataError) -> [[SQLValue]] {
    do throws(PersistenceError) {
      return try rows(text: text, values) { row throws(PersistenceError) in row.values(columns) }
    } catch {
      throw SwiftDataError(error)
    }
  }

  /// Runs work in a transaction, which is rolled back if the work throws.
  func inTransaction<Result>(
    _ work: () throws(SwiftDataError) -> Result
  ) throws(SwiftDataError) -> Result {
    try sql("BEGIN IMMEDIATE")
    do {
      let result = try work()
      try sql("COMMIT")
      return result
    } catch {
      // SQLite has rolled back already after some failures; then this has no effect.
      try? sql("ROLLBACK")
      throw error
    }
  }

  // MARK: What the store remembers

  /// Returns the schema of the store and its version; `nil` if the store is new.
  func remembered() throws(SwiftDataError) -> (schema: StoreSchema, version: Schema.Version)? {
    guard try hasMemory() else { return nil }
    guard let schema: StoreSchema = try remembered("schema"),
      let version: Schema.Version = try remembered("version")
    else {
      throw .loadIssueModelContainer.about(
        nil, nil, "\(file.path) does not record the schema that it was written with")
    }
    return (schema, version)
  }

  /// Returns the identifier of the store; a new store gets one.
  func identifier() throws(SwiftDataError) -> String {
    if let known: String = try remembered("identifier") { return known }
    let identifier = UUID().uuidString
    // If another process was faster, its identifier counts.
    try remember(identifier, as: "identifier", replaces: false)
    return try remembered("identifier") ?? identifier
  }

  /// Returns whether the store has the table in which it keeps its schema; `false` if it is empty.
  private func hasMemory() throws(SwiftDataError) -> Bool {
    // One statement: another process may create the tables between two.
    let counts = try read(
      """
      SELECT count(*), count(CASE WHEN type = 'table' AND name = ? THEN 1 END) FROM sqlite_schema
      """, [.text(StoreSchema.table)], columns: 2
    ).first
    guard counts?.first != .integer(0) else { return false }
    guard counts?.last != .integer(0) else {
      throw .loadIssueModelContainer.about(
        nil, nil, "\(file.path) is a database of another program")
    }
    return true
  }

  private func remembered<Value: Decodable>(_ key: String) throws(SwiftDataError) -> Value? {
    let rows = try read("SELECT value FROM \(StoreSchema.table) WHERE key = ?", [.text(key)])
    guard case .text(let text) = rows.first?.first else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  private func remember(
    _ value: some Encodable, as key: String, replaces: Bool = true
  ) throws(SwiftDataError) {
    // Encoding strings and numbers does not fail.
    let json = (try? JSONEncoder().encode(value)) ?? Data()
    try sql(
      "INSERT OR \(replaces ? "REPLACE" : "IGNORE") INTO \(StoreSchema.table) (key, value) VALUES (?, ?)",
      [.text(key), .text(String(decoding: json, as: UTF8.self))])
  }

  /// Stores the schema and its version.
  func remember(_ schema: StoreSchema, _ version: Schema.Version) throws(SwiftDataError) {
    try remember(schema, as: "schema")
    try remember(version, as: "version")
  }

  /// Creates the table in which the store keeps its schema and its identifier.
  func createMemory() throws(SwiftDataError) {
    try sql(
      "CREATE TABLE IF NOT EXISTS \(StoreSchema.table) (key TEXT PRIMARY KEY, value TEXT) STRICT")
  }
}
