#if DEBUG
  /// Lists fixed favourites, each with a report of its place.
  public struct MockLoadFavoritesUseCase: LoadFavoritesUseCase {
    public let script: MockScript<String, [Favorite]>
    public let weather: any LoadWeatherUseCase

    public init(
      _ script: MockScript<String, [Favorite]> = MockScript(answer: Favorite.fixtures),
      weather: any LoadWeatherUseCase = MockLoadWeatherUseCase()
    ) {
      self.script = script
      self.weather = weather
    }

    public func execute() async throws(WeatherError) -> [Favorite] {
      try await script.answer("execute")
    }

    public func weather(for favorites: [Favorite]) -> AsyncStream<FavoriteWeather> {
      DefaultLoadFavoritesUseCase(favorites: MockFavoritesRepository(), loadWeather: weather)
        .weather(for: favorites)
    }
  }
#endif
