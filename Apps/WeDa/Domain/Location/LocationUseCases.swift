/// Reads the person's choice about their position.
public protocol LoadLocationChoiceUseCase: Sendable {
  /// Returns the person's choice about their position.
  func execute() async throws(WeatherError) -> LocationChoice
}

/// Stores the person's choice; a refusal also deletes the stored position.
public protocol SaveLocationChoiceUseCase: Sendable {
  /// Stores the person's choice about their position.
  func execute(_ choice: LocationChoice) async throws(WeatherError)
}

/// Determines the device's position and its name.
public protocol GetCurrentPlaceUseCase: Sendable {
  /// Returns the device's place.
  ///
  /// - Parameter asking: Whether the system may ask for permission, since the person pressed a
  ///   button.
  /// - Throws: ``WeatherError/location(_:)`` if the position is unknown.
  func execute(asking: Bool) async throws(WeatherError) -> CurrentPlace
}

/// The required freshness of the weather at the device's position.
public enum CurrentPlaceDemand: Equatable, Sendable {
  /// The stored weather is enough if it is fresh.
  case recent
  /// A new position and the weather there are required.
  case fresh
  /// A new position and the weather there are required, and the system may ask for permission,
  /// since the person pressed a button.
  case asking
}

/// Loads the weather at the device's position.
public protocol LoadCurrentPlaceWeatherUseCase: Sendable {
  /// Returns the weather at the device's position.
  ///
  /// - Returns: A report for ``CurrentPlace/shownPlace``; the stored one with the reason if the
  ///   provider fails.
  func execute(_ demand: CurrentPlaceDemand) async throws(WeatherError) -> WeatherReport
}

/// Provides the use case that reads the choice about the device's position.
public protocol HasLoadLocationChoiceUseCase {
  /// The use case that reads the choice about the device's position.
  var loadLocationChoice: any LoadLocationChoiceUseCase { get }
}

/// Provides the use case that stores the choice about the device's position.
public protocol HasSaveLocationChoiceUseCase {
  /// The use case that stores the choice about the device's position.
  var saveLocationChoice: any SaveLocationChoiceUseCase { get }
}

/// Provides the use case that determines the device's position.
public protocol HasGetCurrentPlaceUseCase {
  /// The use case that determines the device's position.
  var getCurrentPlace: any GetCurrentPlaceUseCase { get }
}

/// Provides the use case that loads the weather at the device's position.
public protocol HasLoadCurrentPlaceWeatherUseCase {
  /// The use case that loads the weather at the device's position.
  var loadCurrentPlaceWeather: any LoadCurrentPlaceWeatherUseCase { get }
}
