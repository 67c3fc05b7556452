/// Collections of documents in one database.
///
///     let store = DocumentStore(try Database.shared())
///     let favourites = store.collection("favourites", of: FavouriteFileDTO.self)
///     try await favourites.put(london, key: "51.51,-0.13")
///
/// Each store can observe what others store for its device; see
/// ``DeviceDocuments/changesOfOthers()``.
public struct DocumentStore: Sendable {
  let database: Database
  let origin = ChangeOrigin()

  /// Creates a store in a database.
  public init(_ database: Database) {
    self.database = database
  }

  /// Returns a collection with a name. The first document that is stored creates it in the
  /// database.
  ///
  /// - Parameters:
  ///   - name: The collection's name; a device's collection and a shared one of the same name
  ///     differ.
  ///   - type: The type of its documents.
  ///   - scope: The owner of its documents: the current device, or all devices.
  public func collection<Value: Codable & Sendable>(
    _ name: String, of type: Value.Type = Value.self, scope: DocumentScope = .device
  ) -> DocumentCollection<Value> {
    DocumentCollection(
      place: DocumentPlace(owner: scope.owner, name: name), database: database, origin: origin)
  }
}
