/// Brings the weather of all favourites up to date while nobody looks.
public protocol RefreshFavoritesUseCase: Sendable {
  /// Whether there is anything to bring up to date.
  func isNeeded() async -> Bool

  /// Asks for every favourite; each has its report, or why there is none.
  ///
  /// Cancelling the task ends it early: what has not come by then has ``WeatherError/cancelled``.
  func execute() async -> [FavoriteWeather]
}

public protocol HasRefreshFavoritesUseCase {
  var refreshFavorites: any RefreshFavoritesUseCase { get }
}
