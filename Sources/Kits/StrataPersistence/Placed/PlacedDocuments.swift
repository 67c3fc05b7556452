public import Foundation

/// Values by key with a position on the Earth, which can be searched by distance.
///
///     let stalls = DocumentStore(try Database.shared()).placed("stalls", of: StallFileDTO.self)
///     try await stalls.put(stall, key: "7", at: GeoPoint(latitude: 51.51, longitude: -0.13))
///     let near = try await stalls.near(london, metres: 5_000, limit: 50)
///
/// All devices share them. An index contains the positions (on PostgreSQL, a GiST index), so the cost
/// of a search depends on the documents in its box, not on all documents (`Benchmarks`: *Food near a
/// place*). Every call may throw ``PersistenceError``; when it returns, its changes
/// are on the disk.
public struct PlacedDocuments<Value: Codable & Sendable>: Sendable {
  /// The collection that encodes and decodes the JSON.
  let codec: DocumentCollection<Value>
  /// The facts that the index remembers of each document; `nil` if it remembers only the position.
  let facts: StoredFacts?

  private var name: String { codec.place.name }

  /// Stores a value, replacing an earlier one of the same key at any position.
  ///
  /// - Parameters:
  ///   - value: The value to store.
  ///   - key: The key under which the value is stored.
  ///   - point: The position.
  ///   - time: The time that is stored with the value.
  /// - Throws: ``PersistenceError`` if the value cannot be encoded, or the database cannot be
  ///   written.
  public func put(
    _ value: Value, key: String, at point: GeoPoint, time: Date = Date()
  ) async throws(PersistenceError) {
    try await put([PlacedEntry(key: key, point: point, time: time, value: value)])
  }

  /// Stores all entries. If it throws, none is stored.
  ///
  /// - Parameters:
  ///   - entries: The values with their keys and positions.
  ///   - isTold: Whether the listeners of this process hear of the change; on PostgreSQL, other
  ///     servers always do.
  public func put(
    _ entries: [PlacedEntry<Value>], isTold: Bool = true
  ) async throws(PersistenceError) {
    var rows: [PlacedRow] = []
    for entry in entries {
      rows.append(
        PlacedRow(
          key: entry.key, point: entry.point,
          seconds: try codec.seconds(entry.time, key: entry.key),
          json: try codec.encode(entry.value, key: entry.key)))
    }
    try await codec.database.perform { [facts, name, rows] connection throws(PersistenceError) in
      try connection.prepare(facts, of: name)
      try connection.transaction { () throws(PersistenceError) in
        for row in rows { try connection.place(row, in: name) }
      }
    }
    guard isTold else { return }
    for row in rows { tell(row.key, at: row.point) }
  }

  /// Returns the document of a key, or `nil` if there is none.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be read, or a document cannot be
  ///   decoded.
  public func document(key: String) async throws(PersistenceError) -> Document<Value>? {
    let row = try await codec.database.read { [name] connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.placed(key: key, in: name)
    }
    return try row.map(codec.decode)
  }

  /// Returns a page of the keys in sorted order, for work that visits every document. No value is
  /// decoded.
  ///
  /// - Parameters:
  ///   - last: The key after which to begin; empty for the first.
  ///   - limit: The maximum number.
  /// - Throws: ``PersistenceError`` if the database cannot be read.
  public func keys(after last: String, limit: Int) async throws(PersistenceError) -> [String] {
    try await codec.database.read { [name] connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.keys(after: last, limit: limit, in: name)
    }
  }

  /// Changes a value at its position in a transaction: of two concurrent changes, in any processes,
  /// the second sees the result of the first.
  ///
  /// - Parameters:
  ///   - key: The key of the value to change.
  ///   - isMinor: Returns whether the change from the first value to the second one concerns only
  ///     readers that show the document already; see ``PlacedChange/isMinor``.
  ///   - change: Changes the value, and returns whether to store the result. It runs inside a
  ///     transaction and must not wait.
  /// - Returns: The stored value; `nil` if there is none for this key.
  /// - Throws: ``PersistenceError`` if the database cannot be read or written, or the value cannot
  ///   be decoded.
  public func change(
    key: String,
    isMinor: @escaping @Sendable (_ old: Value, _ new: Value) -> Bool = { _, _ in false },
    _ change: @escaping @Sendable (inout Value) -> Bool
  ) async throws(PersistenceError) -> Value? {
    try await rewrite(key: key, at: nil, isMinor: isMinor, change)
  }

  /// Changes a value as ``change(key:isMinor:_:)`` does, and moves it to another position in the same
  /// transaction.
  ///
  /// - Parameters:
  ///   - key: The key of the value to change.
  ///   - point: The new position.
  ///   - change: Changes the value, and returns whether to store the result and to move it. It runs
  ///     inside a transaction and must not wait.
  /// - Returns: The stored value; `nil` if there is none for this key.
  /// - Throws: ``PersistenceError`` if the database cannot be read or written, or the value cannot
  ///   be decoded.
  public func move(
    key: String, to point: GeoPoint, _ change: @escaping @Sendable (inout Value) -> Bool
  ) async throws(PersistenceError) -> Value? {
    try await rewrite(key: key, at: point, isMinor: { _, _ in false }, change)
  }

  private func rewrite(
    key: String, at new: GeoPoint?, isMinor: @escaping @Sendable (Value, Value) -> Bool,
    _ change: @escaping @Sendable (inout Value) -> Bool
  ) async throws(PersistenceError) -> Value? {
    let (value, points, isSmall) = try await codec.database.perform {
      [name, codec] connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.transaction {
        () throws(PersistenceError) -> (Value?, [GeoPoint], Bool) in
        guard let row = try connection.placed(key: key, in: name) else { return (nil, [], false) }
        let old = try codec.decode(row).value
        var value = old
        guard change(&value) else { return (old, [], false) }
        try connection.rewrite(try codec.encode(value, key: key), key: key, in: name)
        let known = try connection.point(key: key, in: name)
        if let new { try connection.move(key: key, to: new, in: name) }
        return (value, [known, new].compactMap(\.self), isMinor(old, value))
      }
    }
    // Who observes the surroundings of either position has to know.
    for point in points { tell(key, at: point, isMinor: isSmall) }
    return value
  }

  /// Removes the value of a key from the collection.
  ///
  /// - Returns: `false` if there was none.
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  @discardableResult
  public func remove(key: String) async throws(PersistenceError) -> Bool {
    let (isGone, point) = try await codec.database.perform {
      [name] connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.transaction { () throws(PersistenceError) -> (Bool, GeoPoint?) in
        let point = try connection.point(key: key, in: name)
        return (try connection.displace(key: key, in: name), point)
      }
    }
    if let point { tell(key, at: point) }
    return isGone
  }
}
