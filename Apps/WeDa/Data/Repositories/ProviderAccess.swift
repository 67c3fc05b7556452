public import Foundation
public import NetworkingKit
public import WeDaDomain

/// One provider with its data sources.
///
///     let access = ProviderAccess.openMeteo(configuration, now: { Date() })
public struct ProviderAccess: Sendable {
  /// The provider from which the data sources load.
  public let provider: WeatherProvider
  /// The provider's status.
  public let health: ProviderHealth
  /// The source of weather.
  public let remote: any WeatherRemoteDataSource
  /// Creates the geocoder for a device.
  let places: @Sendable (MetPlaces) -> any PlaceRepository
  /// The source of map layers; `nil` if the provider has none.
  var tiles: OpenWeatherMapTileDataSource?
  /// The source of further data; `nil` if the provider has none.
  var more: (any MoreWeatherRepository)?
  /// The provider's service of official warnings; `nil` if it has none.
  var warnings: (any WarningService)?

  /// Returns the access to OpenWeatherMap, or to a simulator of it.
  public static func openWeatherMap(
    _ configuration: OpenWeatherMapConfiguration, client: any APIClient = URLSessionAPIClient(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> ProviderAccess {
    let health = ProviderHealth(
      provider: configuration.provider, apiKey: configuration.apiKey, now: now)
    var access = ProviderAccess(
      provider: configuration.provider, health: health,
      remote: OpenWeatherMapRemoteDataSource(
        client: client, configuration: configuration, health: health),
      places: {
        OpenWeatherMapPlaceRepository(
          client: client, configuration: configuration, health: health, met: $0)
      })
    access.tiles = OpenWeatherMapTileDataSource(configuration: configuration, health: health)
    access.warnings = OneCallWarnings(client: client, configuration: configuration, now: now)
    return access
  }

  /// Returns the access to Open-Meteo, with at most four concurrent requests: the service queues
  /// five of one client and refuses the sixth.
  public static func openMeteo(
    _ configuration: OpenMeteoConfiguration,
    client: any APIClient = URLSessionAPIClient(connectionsPerHost: 4),
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> ProviderAccess {
    let health = ProviderHealth(
      provider: configuration.provider, apiKey: "", pause: .openMeteo, now: now)
    var access = ProviderAccess(
      provider: configuration.provider, health: health,
      remote: OpenMeteoRemoteDataSource(
        client: client, configuration: configuration, health: health)
    ) {
      OpenMeteoPlaceRepository(
        client: client, configuration: configuration, health: health, met: $0)
    }
    access.more = OpenMeteoMoreRepository(client: client, configuration: configuration, now: now)
    return access
  }
}
