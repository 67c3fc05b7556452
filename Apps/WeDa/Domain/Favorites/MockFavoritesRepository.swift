#if DEBUG
  /// Favourites in memory.
  public actor MockFavoritesRepository: FavoritesRepository {
    private var kept: [Favorite]
    private var error: WeatherError?

    public init(_ favorites: [Favorite] = Favorite.fixtures, error: WeatherError? = nil) {
      kept = favorites
      self.error = error
    }

    public func set(error: WeatherError?) { self.error = error }

    public func favorites() async throws(WeatherError) -> [Favorite] {
      if let error { throw error }
      return kept.sorted { $0.addedAt > $1.addedAt }
    }

    public func contains(_ id: PlaceID) async throws(WeatherError) -> Bool {
      if let error { throw error }
      return kept.contains { $0.id == id }
    }

    public func add(_ favorite: Favorite) async throws(WeatherError) {
      try await remove(favorite.id)
      kept.append(favorite)
    }

    public func remove(_ id: PlaceID) async throws(WeatherError) {
      if let error { throw error }
      kept.removeAll { $0.id == id }
    }
  }
#endif
