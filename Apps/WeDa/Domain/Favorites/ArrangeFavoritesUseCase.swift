/// Puts the favourites in the person's own order, and gives them names of the person's own.
public protocol ArrangeFavoritesUseCase: Sendable {
  /// - Parameter next: Before which one; `nil` for the end of the list.
  func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError)

  /// - Parameter text: As the person typed it; blank text takes the name away.
  /// - Throws: ``ArrangeFavoritesError/label(_:)`` where no name can be so.
  func rename(_ id: PlaceID, to text: String) async throws(ArrangeFavoritesError)
}

public protocol HasArrangeFavoritesUseCase {
  var arrangeFavorites: any ArrangeFavoritesUseCase { get }
}

/// Why a favourite has not been renamed.
public enum ArrangeFavoritesError: Error, Equatable, Sendable {
  /// What was typed can be no name.
  case label(InvalidValue)
  case weather(WeatherError)
}

/// Asks the repository.
public struct DefaultArrangeFavoritesUseCase: ArrangeFavoritesUseCase {
  private let favorites: any FavoritesRepository

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
