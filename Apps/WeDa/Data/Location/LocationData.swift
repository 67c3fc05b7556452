public import WeDaDomain

/// Everything about where one device is.
///
/// Make it where the device is known: the record belongs to the device of the running task.
public struct LocationData: Sendable {
  public let provider: any LocationProvider
  public let names: any PlaceNamer
  public let current: any CurrentPlaceRepository
  public let choices: any LocationChoiceRepository
  /// Asks for weather and keeps no copy of it: the copies that devices share have places for keys.
  public let weather: any WeatherRepository

  public init(
    provider: any LocationProvider, names: any PlaceNamer, current: any CurrentPlaceRepository,
    choices: any LocationChoiceRepository, weather: any WeatherRepository
  ) {
    self.provider = provider
    self.names = names
    self.current = current
    self.choices = choices
    self.weather = weather
  }
}
