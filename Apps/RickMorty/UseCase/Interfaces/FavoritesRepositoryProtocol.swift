/// Where a device keeps its favourites.
public protocol FavoritesRepositoryProtocol: Sendable {
  /// All of them, the newest first.
  func favorites() async throws(FeedError) -> [CharacterResponse]
  func add(_ character: CharacterResponse) async throws(FeedError)
  func remove(id: Int) async throws(FeedError)
}
