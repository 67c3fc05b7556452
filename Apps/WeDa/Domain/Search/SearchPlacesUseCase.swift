/// Finds places by typed text; see ``PlaceSearch``.
public protocol SearchPlacesUseCase: Sendable {
  /// Returns the places for a typed text.
  ///
  /// - Returns: At most five places; none for an empty text.
  /// - Throws: ``WeatherError/nothingStored`` if requests are forbidden and no known place matches.
  func execute(_ text: String) async throws(WeatherError) -> [Place]
}

/// Provides the use case that finds places by typed text.
public protocol HasSearchPlacesUseCase {
  /// The use case that finds places by typed text.
  var searchPlaces: any SearchPlacesUseCase { get }
}
