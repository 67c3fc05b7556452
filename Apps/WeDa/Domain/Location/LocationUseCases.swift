/// Reads what the person said about their own place.
public protocol LoadLocationChoiceUseCase: Sendable {
  func execute() async throws(WeatherError) -> LocationChoice
}

/// Keeps what the person said; a refusal also forgets where the device was.
public protocol SaveLocationChoiceUseCase: Sendable {
  func execute(_ choice: LocationChoice) async throws(WeatherError)
}

/// Finds out where the device is and what that place is called.
public protocol GetCurrentPlaceUseCase: Sendable {
  /// - Parameter asking: Whether the system may ask the person, who has just pressed a button.
  /// - Throws: ``WeatherError/location(_:)`` when the position cannot be had.
  func execute(asking: Bool) async throws(WeatherError) -> CurrentPlace
}

/// How fresh the weather of one's own place has to be.
public enum CurrentPlaceDemand: Equatable, Sendable {
  /// What is known, if it is not old.
  case recent
  /// The position and the weather anew.
  case fresh
  /// The same, and the system may ask the person, who has just pressed a button.
  case asking
}

/// Gets the weather where the device is.
public protocol LoadCurrentPlaceWeatherUseCase: Sendable {
  /// - Returns: A report for ``CurrentPlace/shownPlace``; a stored one, with its reason, where the
  ///   provider does not answer.
  func execute(_ demand: CurrentPlaceDemand) async throws(WeatherError) -> WeatherReport
}

public protocol HasLoadLocationChoiceUseCase {
  var loadLocationChoice: any LoadLocationChoiceUseCase { get }
}

public protocol HasSaveLocationChoiceUseCase {
  var saveLocationChoice: any SaveLocationChoiceUseCase { get }
}

public protocol HasGetCurrentPlaceUseCase {
  var getCurrentPlace: any GetCurrentPlaceUseCase { get }
}

public protocol HasLoadCurrentPlaceWeatherUseCase {
  var loadCurrentPlaceWeather: any LoadCurrentPlaceWeatherUseCase { get }
}
