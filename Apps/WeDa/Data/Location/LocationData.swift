public import WeDaDomain

/// The dependencies that concern the position of one device.
///
/// Create it while the device is current, since the record belongs to the device of the running
/// task.
public struct LocationData: Sendable {
  /// The source of positions.
  public let provider: any LocationProvider
  /// The names of positions.
  public let names: any PlaceNamer
  /// The last position and its weather.
  public let current: any CurrentPlaceRepository
  /// The person's choice about their position.
  public let choices: any LocationChoiceRepository
  /// The weather of positions. The repository stores no copies, since shared copies have the place
  /// as their key.
  public let weather: any WeatherRepository

  /// Creates the dependencies that concern the position.
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
