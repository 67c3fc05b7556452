public import Foundation

/// Values by key, newest first, stored as JSON.
///
/// It belongs to the device for which it was made, whoever uses it later. Keys are compared byte
/// by byte. A call that has returned is on the disk; every call may throw ``PersistenceError``.
public struct DocumentCollection<Value: Codable & Sendable>: Sendable {
  let name: String
  let owner: String
  let database: Database

  /// Stores a value, in place of an earlier one of the same key.
  ///
  /// - Parameter at: The time that orders the collection; of equal times the later call is newer.
  public func put(
    _ value: Value, key: String, at time: Date = Date()
  ) async throws(PersistenceError) {
    let json = try encode(value, key: key)
    let seconds = time.timeIntervalSinceReferenceDate
    guard seconds.isFinite else {
      throw PersistenceError(.invalidTime, collection: name, key: key)
    }
    _ = try await database.perform { [owner, name] connection throws(PersistenceError) in
      try connection.run(
        """
        INSERT OR REPLACE INTO documents (owner, collection, key, at, value)
        VALUES (?, ?, ?, ?, ?)
        """, .text(owner), .text(name), .text(key), .real(seconds), .json(json))
    }
  }

  /// Removes a value; `false` where there was none.
  @discardableResult
  public func remove(key: String) async throws(PersistenceError) -> Bool {
    try await database.perform { [owner, name] connection throws(PersistenceError) in
      try connection.run(
        "DELETE FROM documents WHERE owner = ? AND collection = ? AND key = ?",
        .text(owner), .text(name), .text(key)) > 0
    }
  }

  public func removeAll() async throws(PersistenceError) {
    try await trim(to: 0)
  }

  /// Removes all but the newest values.
  public func trim(to count: Int) async throws(PersistenceError) {
    _ = try await database.perform { [owner, name] connection throws(PersistenceError) in
      try connection.run(
        """
        DELETE FROM documents WHERE sequence IN (
          SELECT sequence FROM documents WHERE owner = ? AND collection = ?
          ORDER BY at DESC, sequence DESC LIMIT -1 OFFSET ?)
        """, .text(owner), .text(name), .integer(max(0, count)))
    }
  }

  private func encode(_ value: Value, key: String) throws(PersistenceError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value)
    } catch {
      let detail = String(describing: error)
      throw PersistenceError(.unencodable, collection: name, key: key, detail: detail)
    }
  }
}
