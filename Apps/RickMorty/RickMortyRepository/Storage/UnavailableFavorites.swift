public import UseCase

/// The favourites of a device without storage: each call throws the reason.
public struct UnavailableFavorites: FavoritesRepositoryProtocol {
  private let reason: String

  /// Creates favourites that throw ``FeedError/storage(reason:)`` with `reason`.
  public init(reason: String) { self.reason = reason }

  public func favorites() async throws(FeedError) -> [CharacterResponse] {
    throw .storage(reason: reason)
  }

  public func add(_ character: CharacterResponse) async throws(FeedError) {
    throw .storage(reason: reason)
  }

  public func remove(id: Int) async throws(FeedError) { throw .storage(reason: reason) }
}
