/// Moves and renames favourites.
public protocol ArrangeFavoritesUseCase: Sendable {
  /// Moves a favourite before another one, or to the end.
  ///
  /// - Parameter next: The favourite that follows it; `nil` for the end of the list.
  func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError)

  /// Gives a favourite another label.
  ///
  /// - Parameter text: The typed label; blank text removes the label.
  /// - Throws: ``ArrangeFavoritesError/label(_:)`` if the label is invalid.
  func rename(_ id: PlaceID, to text: String) async throws(ArrangeFavoritesError)
}

/// Provides the use case that moves and renames favourites.
public protocol HasArrangeFavoritesUseCase {
  /// The use case that moves and renames favourites.
  var arrangeFavorites: any ArrangeFavoritesUseCase { get }
}

/// The reason why a favourite was not renamed.
public enum ArrangeFavoritesError: Error, Equatable, Sendable {
  /// The label that the user typed for the favourite is invalid.
  case label(InvalidValue)
  case weather(WeatherError)
}

/// Moves and renames favourites in the repository.
public struct DefaultArrangeFavoritesUseCase: ArrangeFavoritesUseCase {
  private let favorites: any FavoritesRepository

  /// Creates a use case that moves and renames favourites in the repository.
  public init(favorites: any FavoritesRepository) { self.favorites = favorites }

  public func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError) {
    try await favorites.move(id, before: next)
  }

  public func rename(_ id: PlaceID, to text: String) async throws(ArrangeFavoritesError) {
    let label: FavoriteLabel?
    do throws(InvalidValue) { label = try FavoriteLabel(text) } catch { throw .label(error) }
    do throws(WeatherError) {
      try await favorites.rename(id, to: label)
    } catch {
      throw .weather(error)
    }
  }
}
