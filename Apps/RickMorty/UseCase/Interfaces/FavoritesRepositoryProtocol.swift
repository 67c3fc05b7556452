/// Stores the device's favourites.
public protocol FavoritesRepositoryProtocol: Sendable {
  /// Returns all favourites, the newest first.
  func favorites() async throws(FeedError) -> [CharacterResponse]
  /// Adds a character to the favourites.
  func add(_ character: CharacterResponse) async throws(FeedError)
  /// Removes a favourite; does nothing if it is none.
  func remove(id: Int) async throws(FeedError)
}
