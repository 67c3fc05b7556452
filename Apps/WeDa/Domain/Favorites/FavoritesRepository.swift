/// The device's favourites.
public protocol FavoritesRepository: Sendable {
  /// Every favourite in the person's own order; those that were never moved come before the rest,
  /// the newest first.
  func favorites() async throws(WeatherError) -> [Favorite]
  func contains(_ id: PlaceID) async throws(WeatherError) -> Bool
  /// Adds one, or moves it to the top when it is there; it is never there twice.
  func add(_ favorite: Favorite) async throws(WeatherError)
  /// Removes one; nothing happens when it is not there.
  func remove(_ id: PlaceID) async throws(WeatherError)
  /// Gives one a name of the person's own, or takes it away; nothing happens when it is not there.
  func rename(_ id: PlaceID, to label: FavoriteLabel?) async throws(WeatherError)
  /// Puts one before another, `nil` for the end. It goes by what is stored, not by what a window
  /// shows, so that two windows do not undo each other's moves.
  func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError)
}
