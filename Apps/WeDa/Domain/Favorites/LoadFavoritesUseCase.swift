/// Lists the favourites, and loads their weather.
///
///     let favorites = try await loadFavorites.execute()          // at once
///     for await row in loadFavorites.weather(for: favorites) {}  // as the answers arrive
public protocol LoadFavoritesUseCase: Sendable {
  /// Returns the favourites in the order of the list, without weather.
  func execute() async throws(WeatherError) -> [Favorite]

  /// Returns the weather or the error of each favourite, in the order of arrival.
  ///
  /// - Parameter anew: Whether to request it despite fresh weather in memory, for a refresh by the
  ///   user.
  func weather(for favorites: [Favorite], anew: Bool) -> AsyncStream<FavoriteWeather>
}

extension LoadFavoritesUseCase {
  /// Returns the weather of each favourite, from memory if it is fresh there.
  public func weather(for favorites: [Favorite]) -> AsyncStream<FavoriteWeather> {
    weather(for: favorites, anew: false)
  }
}

/// Provides the use case that loads the favourites.
public protocol HasLoadFavoritesUseCase {
  /// The use case that loads the favourites.
  var loadFavorites: any LoadFavoritesUseCase { get }
}
