/// Lists the favourites, and then each one's weather.
///
///     let favorites = try await loadFavorites.execute()          // at once
///     for await row in loadFavorites.weather(for: favorites) {}  // as the answers arrive
public protocol LoadFavoritesUseCase: Sendable {
  /// Every favourite in the order of the list, without weather.
  func execute() async throws(WeatherError) -> [Favorite]

  /// Each favourite's weather, in the order of arrival; a failed one carries its error.
  ///
  /// - Parameter anew: Ask the provider whatever is in memory, because a person wants it.
  func weather(for favorites: [Favorite], anew: Bool) -> AsyncStream<FavoriteWeather>
}

extension LoadFavoritesUseCase {
  /// The same from memory where it is fresh.
  public func weather(for favorites: [Favorite]) -> AsyncStream<FavoriteWeather> {
    weather(for: favorites, anew: false)
  }
}

public protocol HasLoadFavoritesUseCase {
  var loadFavorites: any LoadFavoritesUseCase { get }
}
