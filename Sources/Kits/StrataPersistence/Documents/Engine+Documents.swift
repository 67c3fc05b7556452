import Foundation

/// The statements on documents; each one is limited to an owner.
extension Engine {
  func put(
    _ json: Data, key: String, seconds: Double, in place: DocumentPlace
  ) throws(PersistenceError) {
    try run(
      .putDocument, .text(place.owner), .text(place.name), .text(key), .real(seconds), .json(json))
  }

  func remove(key: String, in place: DocumentPlace) throws(PersistenceError) -> Bool {
    try run(
      "DELETE FROM documents WHERE owner = ? AND collection = ? AND key = ?",
      .text(place.owner), .text(place.name), .text(key)) > 0
  }

  /// Removes all documents of a collection but the `count` newest.
  func trim(to count: Int, in place: DocumentPlace) throws(PersistenceError) {
    try run(
      .trimDocuments, .text(place.owner), .text(place.name), .integer(max(0, count)))
  }

  func document(key: String, in place: DocumentPlace) throws(PersistenceError) -> RawDocument? {
    try rows(
      """
      SELECT key, at, value FROM documents WHERE owner = ? AND collection = ? AND key = ?
      """, .text(place.owner), .text(place.name), .text(key), read: RawDocument.init
    ).first
  }

  /// Returns the documents of a collection, newest first.
  ///
  /// - Parameters:
  ///   - place: The collection.
  ///   - limit: The maximum number; `nil` for all.
  func documents(
    in place: DocumentPlace, limit: Int? = nil
  ) throws(PersistenceError) -> [RawDocument] {
    try rows(
      .documentsByTime, .text(place.owner), .text(place.name),
      .integer(limit.map { max(0, $0) } ?? -1),
      read: RawDocument.init)
  }

  /// Removes every document of an owner, and the shared documents that only this owner has marked.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - suffix: The suffix that the name of a collection of marks adds to that of the shared one;
  ///     `nil` if there are none.
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
        """, .text(DocumentOwner.shared), .text(owner), .text(suffix))
    }
    try run("DELETE FROM documents WHERE owner = ?", .text(owner))
  }
}
