public import WeDaDomain

/// A favourites repository that starts background refreshes with the first favourite.
public struct RefreshedFavoritesRepository: FavoritesRepository {
  private let kept: any FavoritesRepository
  private let added: @Sendable () async -> Void
  private let removed: @Sendable (PlaceID) async -> Void

  /// Creates a repository over another one.
  ///
  /// - Parameters:
  ///   - kept: The repository that stores the favourites.
  ///   - removed: Called after a favourite was removed.
  ///   - added: Called after a favourite was added.
  public init(
    _ kept: any FavoritesRepository,
    removed: @escaping @Sendable (PlaceID) async -> Void = { _ in },
    added: @escaping @Sendable () async -> Void
  ) {
    self.kept = kept
    self.added = added
    self.removed = removed
  }

  public func favorites() async throws(WeatherError) -> [Favorite] { try await kept.favorites() }

  public func contains(_ id: PlaceID) async throws(WeatherError) -> Bool {
    try await kept.contains(id)
  }

  public func add(_ favorite: Favorite) async throws(WeatherError) {
    try await kept.add(favorite)
    await added()
  }

  public func remove(_ id: PlaceID) async throws(WeatherError) {
    try await kept.remove(id)
    await removed(id)
  }

  public func rename(_ id: PlaceID, to label: FavoriteLabel?) async throws(WeatherError) {
    try await kept.rename(id, to: label)
  }

  public func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError) {
    try await kept.move(id, before: next)
  }
}
