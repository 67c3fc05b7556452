import Foundation

/// The statements on documents with a position. SQLite indexes positions in a separate table, whose
/// rows are removed before their documents change and entered again afterwards.
extension Engine {
  /// Creates the tables, and lets the index remember a collection's facts.
  func prepare(_ facts: StoredFacts?, of name: String) throws(PersistenceError) {
    try preparePlaces()
    if let facts { try remember(facts, of: name) }
  }

  /// Inserts a row and its index entry; must run inside a transaction.
  func place(_ row: PlacedRow, in name: String) throws(PersistenceError) {
    try displace(key: row.key, in: name)
    try run(
      """
      INSERT INTO placed_documents (collection, key, at, latitude, longitude, value)
      VALUES (?, ?, ?, ?, ?, ?)
      """, .text(name), .text(row.key), .real(row.seconds), .real(row.point.latitude),
      .real(row.point.longitude), .json(row.json))
    try enterSpot(of: row.key, in: name)
  }

  /// Removes a row and its index entry; must run inside a transaction.
  @discardableResult
  func displace(key: String, in name: String) throws(PersistenceError) -> Bool {
    try removeSpot(of: key, in: name)
    return try run(
      "DELETE FROM placed_documents WHERE collection = ? AND key = ?", .text(name), .text(key)) > 0
  }

  /// Changes the value of a row and its index entry; must run inside a transaction.
  func rewrite(_ json: Data, key: String, in name: String) throws(PersistenceError) {
    try removeSpot(of: key, in: name)
    try run(.rewritePlaced, .json(json), .text(name), .text(key))
    try enterSpot(of: key, in: name)
  }

  /// Changes the position of a row and of its index entry; must run inside a transaction.
  func move(key: String, to point: GeoPoint, in name: String) throws(PersistenceError) {
    try removeSpot(of: key, in: name)
    try run(
      """
      UPDATE placed_documents SET latitude = ?, longitude = ? WHERE collection = ? AND key = ?
      """, .real(point.latitude), .real(point.longitude), .text(name), .text(key))
    try enterSpot(of: key, in: name)
  }

  private func enterSpot(of key: String, in name: String) throws(PersistenceError) {
    if hasSpots { try run(.enterSpot, .text(name), .text(key)) }
  }

  private func removeSpot(of key: String, in name: String) throws(PersistenceError) {
    if hasSpots { try run(.removeSpot, .text(name), .text(key)) }
  }

  func removeAllSpots() throws(PersistenceError) {
    if hasSpots { try run("DELETE FROM placed_spots") }
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
}
