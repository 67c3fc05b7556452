#if DEBUG
  /// Stars and unstars in memory.
  public actor MockToggleFavoriteUseCase: ToggleFavoriteUseCase {
    /// Every place that was toggled, in order.
    public private(set) var toggled: [Place] = []
    private var starred: Set<PlaceID>
    private var error: WeatherError?

    public init(starred: [Place] = [], error: WeatherError? = nil) {
      self.starred = Set(starred.map(\.id))
      self.error = error
    }

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
