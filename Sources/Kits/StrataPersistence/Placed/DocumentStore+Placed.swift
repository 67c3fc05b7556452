extension DocumentStore {
  /// Returns a collection of documents with a position. It need not exist; its first document
  /// creates it.
  ///
  /// - Parameters:
  ///   - name: The collection's name; one with positions and another of the same name differ.
  ///   - type: The type of its documents.
  public func placed<Value: Codable & Sendable>(
    _ name: String, of type: Value.Type = Value.self
  ) -> PlacedDocuments<Value> {
    PlacedDocuments(codec: collection(name, of: type, scope: .shared))
  }
}
