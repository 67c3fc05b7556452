public import Foundation
public import NetworkingKit
public import WeDaDomain

/// One provider, as the repositories ask it.
///
///     let access = ProviderAccess.openMeteo(configuration, now: { Date() })
public struct ProviderAccess: Sendable {
  public let provider: WeatherProvider
  public let health: ProviderHealth
  public let remote: any WeatherRemoteDataSource
  /// Makes a device's own view of the geocoder.
  let places: @Sendable (MetPlaces) -> any PlaceRepository
  /// Where it draws layers of a map.
  var tiles: OpenWeatherMapTileDataSource?

  /// OpenWeatherMap, or a simulator that speaks the same.
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
    return access
  }

  /// Open-Meteo, which lets five requests of one address wait and refuses the sixth: four at once.
  public static func openMeteo(
    _ configuration: OpenMeteoConfiguration,
    client: any APIClient = URLSessionAPIClient(connectionsPerHost: 4),
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> ProviderAccess {
    let health = ProviderHealth(
      provider: configuration.provider, apiKey: "", pause: .openMeteo, now: now)
    return ProviderAccess(
      provider: configuration.provider, health: health,
      remote: OpenMeteoRemoteDataSource(
        client: client, configuration: configuration, health: health)
    ) {
      OpenMeteoPlaceRepository(
        client: client, configuration: configuration, health: health, met: $0)
    }
  }
}
