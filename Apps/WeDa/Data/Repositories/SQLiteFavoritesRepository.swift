public import StrataPersistence
public import WeDaDomain

/// The device's favourites in SQLite. A change is on disk when its method returns.
public struct SQLiteFavoritesRepository: FavoritesRepository {
  private let store: DocumentStore
  private let rows: FavoriteRows

  /// Creates a repository of the device's favourites in SQLite.
  ///
  /// - Parameter store: The documents of the device, among which these are kept.
  public init(store: DocumentStore) {
    self.store = store
    rows = FavoriteRows(store: store)
  }

  public func favorites() async throws(WeatherError) -> [Favorite] {
    var all: [Favorite] = []
    for row in try await storing({ () throws(PersistenceError) in try await rows.all() }) {
      all.append(try reading(row.key) { () throws(UnreadableField) in try row.value.toDomain() })
    }
    return all
  }

  public func contains(_ id: PlaceID) async throws(WeatherError) -> Bool {
    try await storing { () throws(PersistenceError) in
      try await rows.favorites.value(key: id.text)
    } != nil
  }

  public func add(_ favorite: Favorite) async throws(WeatherError) {
    let key = favorite.id.text
    try await change { [rows] changes throws(PersistenceError) in
      try changes.put(
        FavoriteFileDTO(favorite), key: key, at: favorite.addedAt, in: rows.favorites)
      try rows.unarrange(key, changes)
    }
  }

  public func remove(_ id: PlaceID) async throws(WeatherError) {
    try await change { [rows] changes throws(PersistenceError) in
      try changes.remove(key: id.text, in: rows.favorites)
      try rows.unarrange(id.text, changes)
    }
  }

  public func rename(_ id: PlaceID, to label: FavoriteLabel?) async throws(WeatherError) {
    let result = try await change {
      [rows] changes throws(PersistenceError) -> Result<Void, WeatherError> in
      guard let row = try changes.document(key: id.text, in: rows.favorites) else {
        return .success(())
      }
      let favorite: Favorite
      do throws(UnreadableField) {
        favorite = try row.value.toDomain()
      } catch {
        return .failure(WeatherError(stored: error, key: row.key))
      }
      try changes.put(
        FavoriteFileDTO(favorite.labelled(label)), key: row.key, at: row.at, in: rows.favorites)
      return .success(())
    }
    try result.get()
  }

  public func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError) {
    try await change { [rows] changes throws(PersistenceError) in
      let keys = try rows.keys(changes)
      let moved = FavoriteOrder.moving(id.text, before: next?.text, in: keys)
      if moved != keys { try rows.arrange(moved, changes) }
    }
  }

  private func change<Value: Sendable>(
    _ work: @escaping @Sendable (DocumentChanges) throws(PersistenceError) -> Value
  ) async throws(WeatherError) -> Value {
    try await storing { () throws(PersistenceError) in try await store.change(work) }
  }
}
