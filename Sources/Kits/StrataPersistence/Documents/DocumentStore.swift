/// Collections of documents in one database.
///
///     let store = DocumentStore(try Database.shared())
///     let favourites = store.collection("favourites", of: FavouriteFileDTO.self)
///     try await favourites.put(london, key: "51.51,-0.13")
///
/// Each store hears what others store for its device; see ``DeviceDocuments/changesOfOthers()``.
public struct DocumentStore: Sendable {
  let database: Database
  let origin = ChangeOrigin()

  public init(_ database: Database) {
    self.database = database
  }

  /// Returns a collection. It need not exist; the first document makes it.
  ///
  /// - Parameters:
  ///   - name: The collection's name; one of a device and a shared one of the same name differ.
  ///   - type: What its documents are. A document carries its own `version`.
  ///   - scope: Whose documents it holds. The device is the one for which this call runs.
  public func collection<Value: Codable & Sendable>(
    _ name: String, of type: Value.Type = Value.self, scope: DocumentScope = .device
  ) -> DocumentCollection<Value> {
    DocumentCollection(
      place: DocumentPlace(owner: scope.owner, name: name), database: database, origin: origin)
  }
}
