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
  /// The record of the provider's calls and errors.
  let log: ServiceLog
  /// The source of weather.
  public let remote: any WeatherRemoteDataSource
  /// Creates the geocoder for a device.
  let places: @Sendable (MetPlaces) -> any PlaceRepository
  /// The source of map layers; `nil` if the provider has none.
  var tiles: OpenWeatherMapTileDataSource?
  /// The source of further data; `nil` if the provider has none.
  var more: (any MoreWeatherRepository)?
  /// The forecasts of the points of a grid; `nil` if the provider does not give them.
  var fields: OpenMeteoFieldRepository?
  /// The provider's service of official warnings; `nil` if it has none.
  var warnings: (any WarningService)?

  /// Returns the access to OpenWeatherMap, or to a simulator of it.
  public static func openWeatherMap(
    _ configuration: OpenWeatherMapConfiguration, client: any APIClient = URLSessionAPIClient(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> ProviderAccess {
    let log = ServiceLog(
      configuration.provider,
      limits: configuration.isPublic ? ServiceLog.openWeatherMap : [:], now: now)
    let client = CountedClient(base: client, log: log)
    let health = ProviderHealth(
      provider: configuration.provider, apiKey: configuration.apiKey, log: log, now: now)
    var access = ProviderAccess(
      provider: configuration.provider, health: health, log: log,
      remote: OpenWeatherMapRemoteDataSource(
        client: client, configuration: configuration, health: health),
      places: {
        OpenWeatherMapPlaceRepository(
          client: client, configuration: configuration, health: health, met: $0)
      })
    access.tiles = OpenWeatherMapTileDataSource(
      configuration: configuration, health: health, log: log)
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
    let log = ServiceLog(
      configuration.provider, limits: configuration.isPublic ? ServiceLog.openMeteo : [:], now: now)
    let client = CountedClient(base: client, log: log)
    let health = ProviderHealth(
      provider: configuration.provider, apiKey: "", pause: .openMeteo, log: log, now: now)
    var access = ProviderAccess(
      provider: configuration.provider, health: health, log: log,
      remote: OpenMeteoRemoteDataSource(
        client: client, configuration: configuration, health: health)
    ) {
      OpenMeteoPlaceRepository(
        client: client, configuration: configuration, health: health, met: $0)
    }
    access.more = OpenMeteoMoreRepository(
      client: client, configuration: configuration, log: log, now: now)
    access.fields = OpenMeteoFieldRepository(
      client: client, configuration: configuration, log: log, now: now)
    return access
  }
}

extension ProviderAccess {
  /// Adds the further data and the fields of a demonstration, whose calls are recorded with those of
  /// its weather. The fields replace its tiles, which would offer the same invented weather twice.
  mutating func addDemo(
    _ configuration: OpenMeteoConfiguration, client: any APIClient = URLSessionAPIClient(),
    now: @escaping @Sendable () -> Date
  ) {
    let client = CountedClient(base: client, log: log)
    more = OpenMeteoMoreRepository(
      client: client, configuration: configuration, log: log, now: now)
    fields = OpenMeteoFieldRepository(
      client: client, configuration: configuration, provider: provider, log: log, now: now)
    tiles = nil
  }
}

extension ServiceLog {
  /// Creates the record of a provider's calls.
  init(
    _ provider: WeatherProvider, limits: Limits, now: @escaping @Sendable () -> Date
  ) {
    self.init(id: provider.id, name: provider.name, limits: limits, now: now)
  }
}

extension OpenMeteoConfiguration {
  /// A Boolean value that indicates whether the public service is asked, whose limits are known.
  var isPublic: Bool { baseURL == Self.serviceURL }
}

extension OpenWeatherMapConfiguration {
  /// A Boolean value that indicates whether the public service is asked, whose limits are known.
  var isPublic: Bool { baseURL == Self.serviceURL }
}
