/// Refreshes the weather of all favourites in the background.
public protocol RefreshFavoritesUseCase: Sendable {
  /// Returns whether there is anything to refresh.
  func isNeeded() async -> Bool

  /// Requests every favourite, and returns the report or the error of each.
  ///
  /// Cancelling the task ends it early; the requests that are still running have the error
  /// ``WeatherError/cancelled``.
  func execute() async -> [FavoriteWeather]
}

/// Provides the use case that refreshes the favourites.
public protocol HasRefreshFavoritesUseCase {
  /// The use case that refreshes the favourites.
  var refreshFavorites: any RefreshFavoritesUseCase { get }
}
