#if DEBUG
  /// A mock that keeps favourites in memory.
  public actor MockFavoritesRepository: FavoritesRepository {
    private var kept: [Favorite]
    private var order: [PlaceID] = []
    private var error: WeatherError?

    /// Creates a repository with favourites.
    public init(_ favorites: [Favorite] = Favorite.fixtures, error: WeatherError? = nil) {
      kept = favorites
      self.error = error
    }

    /// Sets the error of further calls; `nil` for none.
    public func set(error: WeatherError?) { self.error = error }

    public func favorites() async throws(WeatherError) -> [Favorite] {
      if let error { throw error }
      let newest = kept.sorted { $0.addedAt > $1.addedAt }.map(\.id)
      return FavoriteOrder.sorted(newest, by: order).compactMap { id in
        kept.first { $0.id == id }
      }
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
      order.removeAll { $0 == id }
    }

    public func rename(_ id: PlaceID, to label: FavoriteLabel?) async throws(WeatherError) {
      if let error { throw error }
      kept = kept.map { $0.id == id ? $0.labelled(label) : $0 }
    }

    public func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError) {
      order = FavoriteOrder.moving(id, before: next, in: try await favorites().map(\.id))
    }
  }
#endif
