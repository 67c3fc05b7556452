/// Stores the device's favourites.
public protocol FavoritesUseCaseProtocol: Sendable {
  /// Returns all favourites, the newest first.
  func load() async throws(FeedError) -> [CharacterAdapter]
  /// Adds a character to the favourites, or removes it.
  func set(_ character: CharacterAdapter, isFavorite: Bool) async throws(FeedError)
}
