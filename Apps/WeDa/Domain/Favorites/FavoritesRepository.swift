/// The device's favourites.
public protocol FavoritesRepository: Sendable {
  /// Every favourite, the newest first.
  func favorites() async throws(WeatherError) -> [Favorite]
  func contains(_ id: PlaceID) async throws(WeatherError) -> Bool
  /// Adds one, or moves it to the top when it is there.
  func add(_ favorite: Favorite) async throws(WeatherError)
  /// Removes one; nothing happens when it is not there.
  func remove(_ id: PlaceID) async throws(WeatherError)
}
