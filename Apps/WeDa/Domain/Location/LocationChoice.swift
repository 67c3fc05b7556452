/// The person's answer to the offer of the weather at their position.
public enum LocationChoice: String, Equatable, Sendable, CaseIterable {
  /// The person has not answered yet, so the app may offer it.
  case notAsked
  case allowed
  /// The person refused; the app does not offer it again, but the settings can change it.
  case refused
}

/// Stores whether the device may be located, as its user has chosen.
public protocol LocationChoiceRepository: Sendable {
  /// Returns the person's choice about their position.
  func choice() async throws(WeatherError) -> LocationChoice
  /// Stores the person's choice about their position.
  func save(_ choice: LocationChoice) async throws(WeatherError)
}
