public import Foundation

/// Values by key that lie somewhere on the Earth, found by how near they are.
///
///     let stalls = DocumentStore(try Database.shared()).placed("stalls", of: StallFileDTO.self)
///     try await stalls.put(stall, key: "7", at: GeoPoint(latitude: 51.51, longitude: -0.13))
///     let near = try await stalls.near(london, metres: 5_000, limit: 50)
///
/// They are shared by all devices. An R*Tree finds them, so a search costs what lies in its box and
/// not what is stored (`Benchmarks`: *Food near a place*). Every call may throw
/// ``PersistenceError``; one that has returned is on the disk.
public struct PlacedDocuments<Value: Codable & Sendable>: Sendable {
  /// Reads and writes the JSON, under the collection's name.
  let codec: DocumentCollection<Value>

  private var name: String { codec.place.name }

  /// Stores a value, in place of an earlier one of the same key, wherever that lay.
  public func put(
    _ value: Value, key: String, at point: GeoPoint, time: Date = Date()
  ) async throws(PersistenceError) {
    try await put([PlacedEntry(key: key, point: point, time: time, value: value)])
  }

  /// Stores all of them, or none where it throws.
  public func put(_ entries: [PlacedEntry<Value>]) async throws(PersistenceError) {
    var rows: [PlacedRow] = []
    for entry in entries {
      rows.append(
        PlacedRow(
          key: entry.key, point: entry.point,
          seconds: try codec.seconds(entry.time, key: entry.key),
          json: try codec.encode(entry.value, key: entry.key)))
    }
    try await codec.database.perform { [name, rows] connection throws(PersistenceError) in
      try connection.preparePlaces()
      try connection.transaction { () throws(PersistenceError) in
        for row in rows { try connection.place(row, in: name) }
      }
    }
  }

  /// Returns the value of a key with its time, or `nil` where there is none.
  public func document(key: String) async throws(PersistenceError) -> Document<Value>? {
    let row = try await codec.database.perform { [name] connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.placed(key: key, in: name)
    }
    return try row.map(codec.decode)
  }

  /// Changes a value where it lies, seeing what every earlier call and every other process wrote;
  /// of two changes at once the second sees the first one's.
  ///
  /// - Parameter change: Returns whether to keep what it wrote. It runs inside a transaction: no
  ///   waiting in it.
  /// - Returns: The value as it is stored afterwards; `nil` where there is none of this key.
  public func change(
    key: String, _ change: @escaping @Sendable (inout Value) -> Bool
  ) async throws(PersistenceError) -> Value? {
    try await codec.database.perform { [name, codec] connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.transaction { () throws(PersistenceError) -> Value? in
        guard let row = try connection.placed(key: key, in: name) else { return nil }
        let old = try codec.decode(row).value
        var new = old
        guard change(&new) else { return old }
        try connection.rewrite(try codec.encode(new, key: key), key: key, in: name)
        return new
      }
    }
  }

  /// Removes a value; `false` where there was none.
  @discardableResult
  public func remove(key: String) async throws(PersistenceError) -> Bool {
    try await codec.database.perform { [name] connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.transaction { () throws(PersistenceError) in
        try connection.displace(key: key, in: name)
      }
    }
  }
}
