extension DocumentStore {
  /// Returns a collection of documents that lie somewhere. It need not exist; the first document
  /// makes it.
  ///
  /// - Parameters:
  ///   - name: The collection's name; a placed one and another of the same name differ.
  ///   - type: What its documents are. A document carries its own `version`.
  public func placed<Value: Codable & Sendable>(
    _ name: String, of type: Value.Type = Value.self
  ) -> PlacedDocuments<Value> {
    PlacedDocuments(codec: collection(name, of: type, scope: .shared))
  }
}
