public import Foundation

/// A collection of values by key, newest first, stored as JSON.
///
/// It belongs to the device for which it was created, also if another uses it later. Keys are compared byte
/// by byte. When a call returns, its changes are on the disk; every call may throw
/// ``PersistenceError``.
public struct DocumentCollection<Value: Codable & Sendable>: Sendable {
  let place: DocumentPlace
  let database: Database
  let origin: ChangeOrigin

  /// Stores a value, replacing an earlier one of the same key.
  ///
  /// - Parameters:
  ///   - value: The value to store.
  ///   - key: The key under which the value is stored.
  ///   - time: The time that orders the collection; of equal times the later call is newer.
  /// - Throws: ``PersistenceError`` if the value cannot be encoded, or the database cannot be
  ///   written.
  public func put(
    _ value: Value, key: String, at time: Date = Date()
  ) async throws(PersistenceError) {
    let json = try encode(value, key: key)
    let seconds = try seconds(time, key: key)
    try await database.perform { [place, database] connection throws(PersistenceError) in
      try database.quota.admit(json, key: key, in: place, on: connection)
      try connection.put(json, key: key, seconds: seconds, in: place)
    }
    tell()
  }

  /// Removes the value of a key from the collection.
  ///
  /// - Returns: `false` if there was none.
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  @discardableResult
  public func remove(key: String) async throws(PersistenceError) -> Bool {
    let isGone = try await database.perform { [place] connection throws(PersistenceError) in
      try connection.remove(key: key, in: place)
    }
    if isGone { tell() }
    return isGone
  }

  /// Removes all values of the collection.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  public func removeAll() async throws(PersistenceError) {
    try await trim(to: 0)
  }

  /// Removes all but the `count` newest values.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  public func trim(to count: Int) async throws(PersistenceError) {
    try await database.perform { [place] connection throws(PersistenceError) in
      try connection.trim(to: count, in: place)
    }
    tell()
  }

  func seconds(_ time: Date, key: String) throws(PersistenceError) -> Double {
    let seconds = time.timeIntervalSinceReferenceDate
    guard seconds.isFinite else {
      throw PersistenceError(.invalidTime, collection: place.name, key: key)
    }
    return seconds
  }

  func encode(_ value: Value, key: String) throws(PersistenceError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value)
    } catch {
      let detail = String(describing: error)
      throw PersistenceError(.unencodable, collection: place.name, key: key, detail: detail)
    }
  }
}
