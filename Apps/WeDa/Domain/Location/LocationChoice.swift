/// What a person said when the app offered the weather of their own place.
public enum LocationChoice: String, Equatable, Sendable, CaseIterable {
  /// Nothing yet: the app may offer it.
  case notAsked
  case allowed
  /// Never offered again by itself; Settings have a way back.
  case refused
}

/// Remembers the choice of a device.
public protocol LocationChoiceRepository: Sendable {
  func choice() async throws(WeatherError) -> LocationChoice
  func save(_ choice: LocationChoice) async throws(WeatherError)
}
