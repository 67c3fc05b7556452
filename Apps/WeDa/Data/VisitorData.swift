public import WeDaDomain

/// The places and the weather for requests that come from no device, such as those of `curl`.
///
///     VisitorData(sources: sources).weather
///
/// They share memory, calls and pauses of the providers with all devices, and store nothing.
public struct VisitorData: Sendable {
  /// The repository that finds places by their slugs.
  public let places: any PlaceRepository
  /// The names of places in other languages.
  public let names: any PlaceNameRepository
  /// The repository of further data, such as the days after the first five.
  public let more: any MoreWeatherRepository
  /// The repository of weather, from memory or from a provider.
  public let weather: any WeatherRepository

  /// Creates the repositories over the providers that all devices share.
  public init(sources: WeatherSources) {
    let places = sources.places()
    self.places = places
    names = GeocoderPlaceNameRepository(geocoder: places)
    more = sources.more
    weather = DefaultWeatherRepository(
      sources: sources, local: UnavailableStorage(.nothingStored),
      configuration: RepositoryConfiguration(useLocalStorage: false, offlineFallback: false))
  }
}
