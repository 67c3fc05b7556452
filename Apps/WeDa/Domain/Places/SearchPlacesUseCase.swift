/// Suggests places while a person types.
public protocol SearchPlacesUseCase: Sendable {
  /// - Returns: At most five places, namesakes apart; none for fewer than three characters.
  /// - Throws: ``WeatherError/nothingStored`` when nobody may be asked and nothing known fits.
  func execute(_ text: String) async throws(WeatherError) -> [Place]
}

public protocol HasSearchPlacesUseCase {
  var searchPlaces: any SearchPlacesUseCase { get }
}
