public import PersistenceKit
public import WeDaDomain

/// The device's favourites in SQLite. What was acknowledged is on disk.
public struct SQLiteFavoritesRepository: FavoritesRepository {
  private let rows: DocumentCollection<MarkedPlaceFileDTO>

  /// - Parameter store: Opened for the device whose favourites these are.
  public init(store: DocumentStore) { rows = store.collection("favorites") }

  public func favorites() async throws(WeatherError) -> [Favorite] {
    var all: [Favorite] = []
    for row in try await storing({ () throws(PersistenceError) in try await rows.documents() }) {
      all.append(try reading(row.key) { () throws(UnreadableField) in try row.value.toFavorite() })
    }
    return all
  }

  public func contains(_ id: PlaceID) async throws(WeatherError) -> Bool {
    try await storing { () throws(PersistenceError) in try await rows.value(key: id.text) } != nil
  }

  public func add(_ favorite: Favorite) async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in
      try await rows.put(
        MarkedPlaceFileDTO(favorite), key: favorite.id.text, at: favorite.addedAt)
    }
  }

  public func remove(_ id: PlaceID) async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in _ = try await rows.remove(key: id.text) }
  }
}
