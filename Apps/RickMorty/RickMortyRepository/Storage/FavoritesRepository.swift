public import StrataPersistence
public import UseCase

/// The device's favourites in SQLite. A change is on disk when its method returns.
public struct FavoritesRepository: FavoritesRepositoryProtocol {
  private let rows: DocumentCollection<CharacterResponse>

  /// Creates a repository that stores the device's favourites.
  ///
  /// - Parameter store: The documents of the device, among which these are kept.
  public init(store: DocumentStore) { rows = store.collection("rickmorty.favorites") }

  public func favorites() async throws(FeedError) -> [CharacterResponse] {
    try await storing { () throws(PersistenceError) in try await rows.all() }
  }

  public func add(_ character: CharacterResponse) async throws(FeedError) {
    try await storing { () throws(PersistenceError) in
      try await rows.put(character, key: "\(character.id)")
    }
  }

  public func remove(id: Int) async throws(FeedError) {
    try await storing { () throws(PersistenceError) in
      _ = try await rows.remove(key: "\(id)")
    }
  }

  private func storing<Value>(
    _ work: () async throws(PersistenceError) -> Value
  ) async throws(FeedError) -> Value {
    do throws(PersistenceError) {
      return try await work()
    } catch {
      throw .storage(reason: error.localizedDescription)
    }
  }
}
