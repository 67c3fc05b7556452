import Foundation

/// The statements on documents; every one names the owner.
extension Connection {
  func put(
    _ json: Data, key: String, seconds: Double, in place: DocumentPlace
  ) throws(PersistenceError) {
    try run(
      """
      INSERT OR REPLACE INTO documents (owner, collection, key, at, value)
      VALUES (?, ?, ?, ?, ?)
      """, .text(place.owner), .text(place.name), .text(key), .real(seconds), .json(json))
  }

  func remove(key: String, in place: DocumentPlace) throws(PersistenceError) -> Bool {
    try run(
      "DELETE FROM documents WHERE owner = ? AND collection = ? AND key = ?",
      .text(place.owner), .text(place.name), .text(key)) > 0
  }

  /// Removes all but the newest.
  func trim(to count: Int, in place: DocumentPlace) throws(PersistenceError) {
    try run(
      """
      DELETE FROM documents WHERE sequence IN (
        SELECT sequence FROM documents WHERE owner = ? AND collection = ?
        ORDER BY at DESC, sequence DESC LIMIT -1 OFFSET ?)
      """, .text(place.owner), .text(place.name), .integer(max(0, count)))
  }

  func document(key: String, in place: DocumentPlace) throws(PersistenceError) -> RawDocument? {
    try rows(
      """
      SELECT key, at, value FROM documents WHERE owner = ? AND collection = ? AND key = ?
      """, .text(place.owner), .text(place.name), .text(key), read: RawDocument.init
    ).first
  }

  /// Newest first.
  ///
  /// - Parameter limit: How many at most; `nil` for all.
  func documents(
    in place: DocumentPlace, limit: Int? = nil
  ) throws(PersistenceError) -> [RawDocument] {
    try rows(
      """
      SELECT key, at, value FROM documents WHERE owner = ? AND collection = ?
      ORDER BY at DESC, sequence DESC LIMIT ?
      """, .text(place.owner), .text(place.name), .integer(limit.map { max(0, $0) } ?? -1),
      read: RawDocument.init)
  }

  /// Removes every document of an owner, and those shared ones that it alone had marked.
  ///
  /// - Parameter suffix: What a collection of marks is called after the shared one that they are
  ///   for; `nil` where there are none.
  func removeAll(of owner: String, marksEndIn suffix: String?) throws(PersistenceError) {
    if let suffix {
      try run(
        """
        DELETE FROM documents WHERE owner = ?1
          AND EXISTS (SELECT 1 FROM documents AS mark WHERE mark.owner = ?2
            AND mark.collection = documents.collection || ?3 AND mark.key = documents.key)
          AND NOT EXISTS (SELECT 1 FROM documents AS mark
            WHERE mark.owner <> ?1 AND mark.owner <> ?2
            AND mark.collection = documents.collection || ?3 AND mark.key = documents.key)
        """, .text(DocumentScope.shared.owner), .text(owner), .text(suffix))
    }
    try run("DELETE FROM documents WHERE owner = ?", .text(owner))
  }

  /// Brings what the journal holds into the file and empties the journal, so that neither has what
  /// was deleted.
  func emptyJournal() throws(PersistenceError) {
    _ = try rows("PRAGMA wal_checkpoint(TRUNCATE)") { row throws(PersistenceError) in
      row.integer(0)
    }
  }
}
