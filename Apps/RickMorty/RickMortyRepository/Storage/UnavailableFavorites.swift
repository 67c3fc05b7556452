public import UseCase

/// Favourites where nothing can be stored: each attempt says why.
public struct UnavailableFavorites: FavoritesRepositoryProtocol {
  private let reason: String

  public init(reason: String) { self.reason = reason }

  public func favorites() async throws(FeedError) -> [CharacterResponse] {
    throw .storage(reason: reason)
  }

  public func add(_ character: CharacterResponse) async throws(FeedError) {
    throw .storage(reason: reason)
  }

  public func remove(id: Int) async throws(FeedError) { throw .storage(reason: reason) }
}
