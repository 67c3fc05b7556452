/// Lists the favourites, and then each one's weather.
///
///     let favorites = try await loadFavorites.execute()          // at once
///     for await row in loadFavorites.weather(for: favorites) {}  // as the answers arrive
public protocol LoadFavoritesUseCase: Sendable {
  /// Every favourite in the order of the list, without weather.
  func execute() async throws(WeatherError) -> [Favorite]

  /// Each favourite's weather, in the order of arrival; a failed one carries its error.
  func weather(for favorites: [Favorite]) -> AsyncStream<FavoriteWeather>
}

public protocol HasLoadFavoritesUseCase {
  var loadFavorites: any LoadFavoritesUseCase { get }
}
