import Foundation
import StrataPersistence

extension Connection {
  /// Runs a statement, and throws the failure as one of a store.
  func sql(_ text: String, _ values: [SQLValue] = []) throws(SwiftDataError) {
    do throws(PersistenceError) {
      try run(text: text, values)
    } catch {
      throw SwiftDataError(error)
    }
  }

  /// Reads the first columns of rows, and throws the failure as one of a store.
  func read(
    _ text: String, _ values: [SQLValue] = [], columns: Int = 1
  ) throws(SwiftDataError) -> [[SQLValue]] {
    do throws(PersistenceError) {
      return try rows(text: text, values) { row throws(PersistenceError) in row.values(columns) }
    } catch {
      throw SwiftDataError(error)
    }
  }

  /// Runs work in a transaction, which is rolled back if it throws.
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

  /// Returns the schema of the store and its version, or `nil` if the store is new.
  func remembered() throws(SwiftDataError) -> (schema: StoreSchema, version: Schema.Version)? {
    guard try hasTable(StoreSchema.table) else {
      guard try read("SELECT count(*) FROM sqlite_schema").first?.first == .integer(0) else {
        throw .loadIssueModelContainer.about(
          nil, nil, "\(file.path) is a database of another program")
      }
      return nil
    }
    guard let schema: StoreSchema = try remembered("schema"),
      let version: Schema.Version = try remembered("version")
    else {
      throw .loadIssueModelContainer.about(
        nil, nil, "\(file.path) does not record the schema that it was written with")
    }
    return (schema, version)
  }

  /// Returns the identifier of the store, and makes one for a new store.
  func identifier() throws(SwiftDataError) -> String {
    if let known: String = try remembered("identifier") { return known }
    let identifier = UUID().uuidString
    try remember(identifier, as: "identifier")
    return identifier
  }

  private func hasTable(_ name: String) throws(SwiftDataError) -> Bool {
    try !read("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(name)])
      .isEmpty
  }

  private func remembered<Value: Decodable>(_ key: String) throws(SwiftDataError) -> Value? {
    let rows = try read("SELECT value FROM \(StoreSchema.table) WHERE key = ?", [.text(key)])
    guard case .text(let text) = rows.first?.first else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  private func remember(_ value: some Encodable, as key: String) throws(SwiftDataError) {
    // Encoding strings and numbers does not fail.
    let json = (try? JSONEncoder().encode(value)) ?? Data()
    try sql(
      "INSERT OR REPLACE INTO \(StoreSchema.table) (key, value) VALUES (?, ?)",
      [.text(key), .text(String(decoding: json, as: UTF8.self))])
  }

  /// Stores the schema and its version.
  func remember(_ schema: StoreSchema, _ version: Schema.Version) throws(SwiftDataError) {
    try remember(schema, as: "schema")
    try remember(version, as: "version")
  }

  /// Creates the table in which the store remembers.
  func createMemory() throws(SwiftDataError) {
    try sql(
      "CREATE TABLE IF NOT EXISTS \(StoreSchema.table) (key TEXT PRIMARY KEY, value TEXT) STRICT")
  }
}
