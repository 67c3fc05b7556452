#if DEBUG
  /// A mock that lists fixed favourites, each with a report of its place.
  public struct MockLoadFavoritesUseCase: LoadFavoritesUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, [Favorite]>
    /// The use case that loads the weather of each favourite.
    public let weather: any LoadWeatherUseCase
    /// The use case that refreshes the weather of each favourite.
    public let refreshed: any RefreshWeatherUseCase

    /// Creates a mock that lists fixed favourites, each with a report of its place.
    public init(
      _ script: MockScript<String, [Favorite]> = MockScript(answer: Favorite.fixtures),
      weather: any LoadWeatherUseCase = MockLoadWeatherUseCase(),
      refreshed: any RefreshWeatherUseCase = MockRefreshWeatherUseCase()
    ) {
      self.script = script
      self.weather = weather
      self.refreshed = refreshed
    }

    public func execute() async throws(WeatherError) -> [Favorite] {
      try await script.answer("execute")
    }

    public func weather(
      for favorites: [Favorite], anew: Bool
    ) -> AsyncStream<FavoriteWeather> {
      DefaultLoadFavoritesUseCase(
        favorites: MockFavoritesRepository(), loadWeather: weather, refreshWeather: refreshed
      ).weather(for: favorites, anew: anew)
    }
  }
#endif
