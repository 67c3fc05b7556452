#if DEBUG
  /// Lists fixed favourites, each with a report of its place.
  public struct MockLoadFavoritesUseCase: LoadFavoritesUseCase {
    public let script: MockScript<String, [Favorite]>
    public let weather: any LoadWeatherUseCase
    public let refreshed: any RefreshWeatherUseCase

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
