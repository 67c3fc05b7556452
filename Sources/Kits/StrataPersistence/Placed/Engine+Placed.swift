import Foundation

/// The statements on documents with a position. SQLite indexes positions in a separate table.
extension Engine {
  /// Inserts a row and its index entry; must run inside a transaction.
  func place(_ row: PlacedRow, in name: String) throws(PersistenceError) {
    try displace(key: row.key, in: name)
    try run(
      """
      INSERT INTO placed_documents (collection, key, at, latitude, longitude, value)
      VALUES (?, ?, ?, ?, ?, ?)
      """, .text(name), .text(row.key), .real(row.seconds), .real(row.point.latitude),
      .real(row.point.longitude), .json(row.json))
    try executeOnIndex(
      """
      INSERT INTO placed_index (sequence, south, north, west, east, collection)
      VALUES (last_insert_rowid(), ?1, ?1, ?2, ?2, ?3)
      """, [.real(row.point.latitude), .real(row.point.longitude), .text(name)])
  }

  /// Removes a row and its index entry; must run inside a transaction.
  @discardableResult
  func displace(key: String, in name: String) throws(PersistenceError) -> Bool {
    try executeOnIndex(
      """
      DELETE FROM placed_index WHERE sequence =
        (SELECT sequence FROM placed_documents WHERE collection = ? AND key = ?)
      """, [.text(name), .text(key)])
    return try run(
      "DELETE FROM placed_documents WHERE collection = ? AND key = ?", .text(name), .text(key)) > 0
  }

  func rewrite(_ json: Data, key: String, in name: String) throws(PersistenceError) {
    try run(
      .rewritePlaced, .json(json), .text(name), .text(key))
  }

  /// Changes the position of a row and of its index entry; must run inside a transaction.
  func move(key: String, to point: GeoPoint, in name: String) throws(PersistenceError) {
    try run(
      """
      UPDATE placed_documents SET latitude = ?, longitude = ? WHERE collection = ? AND key = ?
      """, .real(point.latitude), .real(point.longitude), .text(name), .text(key))
    try executeOnIndex(
      """
      UPDATE placed_index SET south = ?1, north = ?1, west = ?2, east = ?2 WHERE sequence =
        (SELECT sequence FROM placed_documents WHERE collection = ?3 AND key = ?4)
      """, [.real(point.latitude), .real(point.longitude), .text(name), .text(key)])
  }

  func placed(key: String, in name: String) throws(PersistenceError) -> RawDocument? {
    try rows(
      "SELECT key, at, value FROM placed_documents WHERE collection = ? AND key = ?", .text(name),
      .text(key), read: RawDocument.init
    ).first
  }

  func keys(after last: String, limit: Int, in name: String) throws(PersistenceError) -> [String] {
    try rows(
      "SELECT key FROM placed_documents WHERE collection = ? AND key > ? ORDER BY key LIMIT ?",
      .text(name), .text(last), .integer(limit)
    ) { row throws(PersistenceError) in row.text(0) }
  }

  func point(key: String, in name: String) throws(PersistenceError) -> GeoPoint? {
    try rows(
      "SELECT latitude, longitude FROM placed_documents WHERE collection = ? AND key = ?",
      .text(name), .text(key)
    ) { row throws(PersistenceError) in
      GeoPoint(stored: row.real(0), row.real(1))
    }.first
  }

  /// Returns the nearest documents that a search has not returned yet, nearest first; of equal
  /// ones, those stored first.
  func next(
    _ limit: Int, of search: inout PlacedSearch, in name: String
  ) throws(PersistenceError) -> [FoundPlace] {
    var found: [FoundPlace] = []
    for candidate in try candidates(limit, of: &search, in: name) {
      let row = try rows(
        "SELECT key, at, value FROM placed_documents WHERE sequence = ?",
        .integer(candidate.sequence), read: RawDocument.init
      ).first
      // It may have been removed since it was found.
      guard let row else { continue }
      found.append(FoundPlace(row: row, point: candidate.point, metres: candidate.metres))
    }
    return found
  }

  /// Returns the nearest documents that a search has not returned yet, in no particular order. Those
  /// that fulfil all conditions have no JSON.
  func next(
    _ limit: Int, of search: inout PlacedSearch, in name: String, unless certain: [StoredCondition]?
  ) throws(PersistenceError) -> [RawDocument] {
    let numbers = try candidates(limit, of: &search, in: name).map { "\($0.sequence)" }
    let list = SQLValue.json(Data("[\(numbers.joined(separator: ","))]".utf8))
    return try fetch(
      .unlessCertain(certain), (certain ?? []).flatMap(\.values) + [list], read: RawDocument.init)
  }

  private func candidates(
    _ limit: Int, of search: inout PlacedSearch, in name: String
  ) throws(PersistenceError) -> ArraySlice<PlacedSearch.Candidate> {
    while search.lacks(limit) {
      let (inner, radius) = search.widened(for: limit)
      var ring: [PlacedSearch.Candidate] = []
      for box in GeoBox.around(search.point, metres: radius) {
        ring += try indexed(in: box, named: name, near: search.point)
          .filter { $0.metres > inner && $0.metres <= radius }
      }
      search.take(ring)
    }
    return search.pass(limit)
  }

  /// Returns the documents in a box. SQLite's index stores 32-bit floats, rounded outwards, and
  /// PostgreSQL's includes the edges: neither misses a document in the box. The exact distance then
  /// excludes documents outside.
  private func indexed(
    in box: GeoBox, named name: String, near point: GeoPoint
  ) throws(PersistenceError) -> [PlacedSearch.Candidate] {
    try rows(
      .placedInBox, .real(box.south), .real(box.north), .real(box.west), .real(box.east),
      .text(name)
    ) { row throws(PersistenceError) in
      let place = GeoPoint(stored: row.real(1), row.real(2))
      return PlacedSearch.Candidate(
        sequence: row.integer(0), point: place, metres: point.metres(to: place))
    }
  }
}
