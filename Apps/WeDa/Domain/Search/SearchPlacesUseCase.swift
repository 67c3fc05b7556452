/// Finds places by what a person types; see ``PlaceSearch``.
public protocol SearchPlacesUseCase: Sendable {
  /// - Returns: At most five places, namesakes apart; none for an empty text.
  /// - Throws: ``WeatherError/nothingStored`` when nobody may be asked and nothing known fits.
  func execute(_ text: String) async throws(WeatherError) -> [Place]
}

public protocol HasSearchPlacesUseCase {
  var searchPlaces: any SearchPlacesUseCase { get }
}
