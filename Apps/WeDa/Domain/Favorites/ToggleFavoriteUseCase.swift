/// Stars a place, or takes its star away.
public protocol ToggleFavoriteUseCase: Sendable {
  /// - Returns: Whether the place is a favourite now.
  func execute(_ place: Place) async throws(WeatherError) -> Bool
  func isFavorite(_ place: Place) async throws(WeatherError) -> Bool
}

public protocol HasToggleFavoriteUseCase {
  var toggleFavorite: any ToggleFavoriteUseCase { get }
}
