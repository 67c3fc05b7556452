/// Finds towns by name without a request.
public protocol TownRepository: Sendable {
  /// Returns the towns whose name begins with a text, the best first, at most five.
  ///
  /// - Parameter text: A name; after a comma the region or the country.
  func towns(beginning text: String) async -> [Place]
}

/// Finds places by typed text; see ``PlaceSearch``.
public protocol SearchPlacesUseCase: Sendable {
  /// Returns the places for a typed text.
  ///
  /// - Returns: At most five places; none for an empty text.
  /// - Throws: ``WeatherError/nothingStored`` if requests are forbidden and no known place matches.
  func execute(_ text: String) async throws(WeatherError) -> [Place]

  /// Returns the places for a typed text, and whether another spelling of it was searched.
  ///
  /// - Throws: The errors of ``execute(_:)``.
  func find(_ text: String) async throws(WeatherError) -> FoundPlaces
}

extension SearchPlacesUseCase {
  /// Returns the places of ``execute(_:)``, for searches that correct no spelling.
  public func find(_ text: String) async throws(WeatherError) -> FoundPlaces {
    FoundPlaces(try await execute(text))
  }
}

/// Provides the use case that finds places by typed text.
public protocol HasSearchPlacesUseCase {
  /// The use case that finds places by typed text.
  var searchPlaces: any SearchPlacesUseCase { get }
}
