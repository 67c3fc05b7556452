/// Keeps favourites on the device.
public protocol FavoritesUseCaseProtocol: Sendable {
  /// All of them, the newest first.
  func load() async throws(FeedError) -> [CharacterAdapter]
  /// Keeps a character, or lets it go.
  func set(_ character: CharacterAdapter, isFavorite: Bool) async throws(FeedError)
}
