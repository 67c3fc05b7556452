/// Adds a place to the favourites, or removes it.
public protocol ToggleFavoriteUseCase: Sendable {
  /// Adds a place to the favourites, or removes it.
  ///
  /// - Returns: `true` if the place is a favourite now, else `false`.
  func execute(_ place: Place) async throws(WeatherError) -> Bool
  /// Returns whether a place is a favourite.
  func isFavorite(_ place: Place) async throws(WeatherError) -> Bool
}

/// Provides the use case that adds and removes favourites.
public protocol HasToggleFavoriteUseCase {
  /// The use case that adds and removes favourites.
  var toggleFavorite: any ToggleFavoriteUseCase { get }
}
