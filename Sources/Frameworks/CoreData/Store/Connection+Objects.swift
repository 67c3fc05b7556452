import Foundation
import StrataPersistence

extension Connection {
  /// Runs a statement. Its failure is thrown as an error of Core Data.
  func sql(_ text: String, _ values: [SQLValue] = []) throws(CoreDataError) {
    do throws(PersistenceError) { try run(text: text, values) } catch { throw CoreDataError(error) }
  }

  /// Returns the first columns of the rows that a query finds.
  func read(
    _ text: String, _ values: [SQLValue] = [], columns: Int = 1
  ) throws(CoreDataError) -> [[SQLValue]] {
    do throws(PersistenceError) {
      return try rows(text: text, values) { row throws(PersistenceError) in row.values(columns) }
    } catch {
      throw CoreDataError(error)
    }
  }

  /// Returns the rows of an entity that a query finds.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - rest: The part of the SQL statement after the name of the table.
  func rows(
    of entity: StoredEntity, _ rest: String, _ values: [SQLValue] = []
  ) throws(CoreDataError) -> [StoredRow] {
    try read(
      "SELECT \(entity.selection) FROM \(entity.name.quoted) \(rest)", values,
      columns: entity.columns.count + 2
    ).map(entity.row)
  }

  /// Returns the row with a key; `nil` if there is none.
  func row(of entity: StoredEntity, key: Int) throws(CoreDataError) -> StoredRow? {
    try rows(of: entity, "WHERE \(OwnColumn.key) = ?", [.integer(key)]).first
  }

  /// Lets what is written next leave its reserve free on the disk.
  func leaveRoomOnDisk() throws(CoreDataError) {
    do throws(PersistenceError) {
      try leaveRoom()
    } catch {
      throw CoreDataError(error)
    }
  }

  /// Runs work in a transaction, which is rolled back if the work throws.
  func inTransaction<Result>(
    _ work: () throws(CoreDataError) -> Result
  ) throws(CoreDataError) -> Result {
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
}

extension CoreDataError {
  /// Creates the error that reports a failure of the database.
  init(_ error: PersistenceError) {
    let mark = "UNIQUE constraint failed: "
    guard let range = error.detail.range(of: mark) else {
      self.init(.storage, nil, nil, error.localizedDescription)
      return
    }
    // "Trip.name, Trip.start"
    let columns = error.detail[range.upperBound...].split(separator: ", ").map {
      $0.split(separator: ".", maxSplits: 1).map(String.init)
    }
    let names = columns.compactMap(\.last).joined(separator: ", ")
    self.init(
      .takenValue, columns.first?.first, names,
      "another object already has this value, which must be unique")
  }
}
