extension DocumentStore {
  /// Returns a collection of documents with a position. The first document that is stored creates
  /// it in the database.
  ///
  /// - Parameters:
  ///   - name: The collection's name; a collection with positions and one without are different
  ///     even if their names are equal.
  ///   - type: The type of its documents.
  ///   - facts: What the index of positions remembers of each document, so that counting does not read
  ///     it; `nil` for only its position.
  public func placed<Value: Codable & Sendable>(
    _ name: String, of type: Value.Type = Value.self, remembering facts: StoredFacts? = nil
  ) -> PlacedDocuments<Value> {
    PlacedDocuments(codec: collection(name, of: type, scope: .shared), facts: facts)
  }
}
