#if DEBUG
  /// A mock that stores favourites in memory.
  public actor MockToggleFavoriteUseCase: ToggleFavoriteUseCase {
    /// The toggled places, in order.
    public private(set) var toggled: [Place] = []
    private var starred: Set<PlaceID>
    private var error: WeatherError?

    /// Creates a mock with favourites.
    public init(starred: [Place] = [], error: WeatherError? = nil) {
      self.starred = Set(starred.map(\.id))
      self.error = error
    }

    /// Sets the error of further calls; `nil` for none.
    public func set(error: WeatherError?) { self.error = error }

    public func execute(_ place: Place) async throws(WeatherError) -> Bool {
      toggled.append(place)
      if let error { throw error }
      if starred.remove(place.id) != nil { return false }
      starred.insert(place.id)
      return true
    }

    public func isFavorite(_ place: Place) async throws(WeatherError) -> Bool {
      if let error { throw error }
      return starred.contains(place.id)
    }
  }
#endif
