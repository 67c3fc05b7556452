import Foundation

extension Database {
  /// Copies every row into another database, of either engine: all of them or, if it throws, none.
  /// The copy is of one moment: what is written meanwhile is not in it.
  ///
  ///     let backup = try Database(file: file)
  ///     let count = try await Database.shared().copy(into: backup)
  ///
  /// - Parameters:
  ///   - other: The other database.
  ///   - replaces: Whether the rows of the other database are removed before, in the same
  ///     transaction. Without it, the other database must be empty.
  /// - Returns: The number of copied rows.
  /// - Throws: ``PersistenceError``; `notEmpty` if the other database has rows that it must keep.
  public func copy(
    into other: Database, replacing replaces: Bool = false
  ) async throws(PersistenceError) -> Int {
    try await other.perform { [self] target throws(PersistenceError) in
      try target.preparePlaces()
      return try target.atomically(alone: true) { () throws(PersistenceError) -> Int in
        if replaces { try target.removeAllRows() } else { try other.refuseRows(in: target) }
        return try copySnapshot(into: target)
      }
    }
  }

  private func refuseRows(in engine: any Engine) throws(PersistenceError) {
    guard try !engine.rowCounts().values.allSatisfy({ $0 == 0 }) else { return }
    let name = server?.description
    throw PersistenceError(.notEmpty, file: name == nil ? file : nil, server: name)
  }

  private func copySnapshot(into target: any Engine) throws(PersistenceError) -> Int {
    // The queue of the target waits for that of the source, so only one of them uses it.
    nonisolated(unsafe) let target = target
    return try performNow { source throws(PersistenceError) in
      try source.preparePlaces()
      return try source.snapshot { () throws(PersistenceError) -> Int in
        try Self.copyDocuments(from: source, into: target)
          + Self.copyPlaced(from: source, into: target)
          + Self.copyValues(from: source, into: target)
          + Self.copySchedule(from: source, into: target)
      }
    }
  }

  /// Returns the number of rows of each table.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be read.
  public func rowCounts() async throws(PersistenceError) -> [String: Int] {
    try await perform { connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.rowCounts()
    }
  }

  /// The number of rows that are in memory at once.
  private static let page = 500

  private static func copyDocuments(
    from source: any Engine, into target: any Engine
  ) throws(PersistenceError) -> Int {
    try copyPages { last throws(PersistenceError) in
      try source.rows(
        """
        SELECT sequence, owner, collection, key, at, value FROM documents
        WHERE sequence > ? ORDER BY sequence LIMIT ?
        """, .integer(last), .integer(page)
      ) { row throws(PersistenceError) in
        CopiedRow(
          sequence: row.integer(0), owner: row.text(1), collection: row.text(2), key: row.text(3),
          seconds: row.real(4), json: row.data(5))
      }
    } write: { row throws(PersistenceError) in
      try target.put(
        row.json, key: row.key, seconds: row.seconds,
        in: DocumentPlace(owner: row.owner, name: row.collection))
    }
  }

  private static func copyPlaced(
    from source: any Engine, into target: any Engine
  ) throws(PersistenceError) -> Int {
    try copyPages { last throws(PersistenceError) in
      try source.rows(
        """
        SELECT sequence, collection, key, at, value, latitude, longitude FROM placed_documents
        WHERE sequence > ? ORDER BY sequence LIMIT ?
        """, .integer(last), .integer(page)
      ) { row throws(PersistenceError) in
        CopiedRow(
          sequence: row.integer(0), collection: row.text(1), key: row.text(2),
          seconds: row.real(3), json: row.data(4),
          point: GeoPoint(stored: row.real(5), row.real(6)))
      }
    } write: { row throws(PersistenceError) in
      try target.place(
        PlacedRow(key: row.key, point: row.point, seconds: row.seconds, json: row.json),
        in: row.collection)
    }
  }

  /// Reads rows page by page in the order of their numbers, and passes each to `write`.
  private static func copyPages(
    _ read: (Int) throws(PersistenceError) -> [CopiedRow],
    write: (CopiedRow) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Int {
    var (count, last) = (0, Int.min)
    while true {
      let rows = try read(last)
      guard let end = rows.last else { return count }
      for row in rows { try write(row) }
      (count, last) = (count + rows.count, end.sequence)
    }
  }

  private static func copyValues(
    from source: any Engine, into target: any Engine
  ) throws(PersistenceError) -> Int {
    let values = try source.rows("SELECT device, key, value FROM key_values") {
      row throws(PersistenceError) -> [SQLValue] in
      [.text(row.text(0)), .text(row.text(1)), .bytes(row.data(2))]
    }
    for value in values { _ = try target.execute(.keepSmallValue, value) }
    return values.count
  }

  private static func copySchedule(
    from source: any Engine, into target: any Engine
  ) throws(PersistenceError) -> Int {
    let entries = try source.rows("SELECT device, kind, id, due, value FROM schedule") {
      row throws(PersistenceError) -> [SQLValue] in
      [
        .text(row.text(0)), .text(row.text(1)), .text(row.text(2)), .real(row.real(3)),
        .bytes(row.data(4)),
      ]
    }
    let claims = try source.rows("SELECT device, event, at FROM claims") {
      row throws(PersistenceError) -> [SQLValue] in
      [.text(row.text(0)), .text(row.text(1)), .real(row.real(2))]
    }
    for entry in entries { _ = try target.execute(.putScheduled, entry) }
    for claim in claims { _ = try target.execute(.claimEvent, claim) }
    return entries.count + claims.count
  }
}

/// A document on its way into another database.
private struct CopiedRow: Sendable {
  var sequence: Int
  var owner = ""
  var collection: String
  var key: String
  var seconds: Double
  var json: Data
  var point = GeoPoint(stored: 0, 0)
}

extension Engine {
  /// Removes every row of every table.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  fileprivate func removeAllRows() throws(PersistenceError) {
    try run("DELETE FROM documents")
    try removeAllSpots()
    try run("DELETE FROM placed_documents")
    try run("DELETE FROM key_values")
    try run("DELETE FROM schedule")
    try run("DELETE FROM claims")
  }

  /// Returns the number of rows of each table.
  func rowCounts() throws(PersistenceError) -> [String: Int] {
    let counts = try rows(
      """
      SELECT (SELECT count(*) FROM documents), (SELECT count(*) FROM placed_documents),
        (SELECT count(*) FROM key_values), (SELECT count(*) FROM schedule),
        (SELECT count(*) FROM claims)
      """
    ) { row throws(PersistenceError) in
      [
        "documents": row.integer(0), "placed documents": row.integer(1),
        "small values": row.integer(2), "scheduled": row.integer(3), "claims": row.integer(4),
      ]
    }
    return counts.first ?? [:]
  }
}
