/// Stores the device's favourites.
public protocol FavoritesRepository: Sendable {
  /// Returns the favourites in the chosen order; those that were never moved come first, the newest
  /// at the top.
  func favorites() async throws(WeatherError) -> [Favorite]
  /// Returns whether a place is a favourite.
  func contains(_ id: PlaceID) async throws(WeatherError) -> Bool
  /// Adds a favourite, or moves it to the top if it exists.
  func add(_ favorite: Favorite) async throws(WeatherError)
  /// Removes a favourite, if it exists.
  func remove(_ id: PlaceID) async throws(WeatherError)
  /// Sets or removes the label of a favourite, if it exists.
  func rename(_ id: PlaceID, to label: FavoriteLabel?) async throws(WeatherError)
  /// Moves a favourite before another; `nil` for the end of the list. The move applies to the
  /// stored order and not to that of a window, so that two windows do not undo each other's moves.
  func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError)
}
