public import Foundation

/// Adds the place to the repository, or removes it if it is a favourite already.
public struct DefaultToggleFavoriteUseCase: ToggleFavoriteUseCase {
  private let favorites: any FavoritesRepository
  private let now: @Sendable () -> Date

  /// Creates a use case that adds the place to the repository, or removes it if it is a favourite
  /// already.
  public init(
    favorites: any FavoritesRepository, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.favorites = favorites
    self.now = now
  }

  public func execute(_ place: Place) async throws(WeatherError) -> Bool {
    if try await favorites.contains(place.id) {
      try await favorites.remove(place.id)
      return false
    }
    try await favorites.add(Favorite(place: place, addedAt: now()))
    return true
  }

  public func isFavorite(_ place: Place) async throws(WeatherError) -> Bool {
    try await favorites.contains(place.id)
  }
}
