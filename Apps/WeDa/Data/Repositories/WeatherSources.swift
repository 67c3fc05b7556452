public import Foundation
public import NetworkingKit
public import WeDaDomain

/// What all devices share of one provider: its answers, memory, and how it is doing.
///
/// A process makes one and hands it to every device's ``WeDaDataContainer``; so requests for one
/// place share one call, whoever makes them.
public struct WeatherSources: Sendable {
  public let provider: WeatherProvider
  public let health: ProviderHealth
  public let remote: any WeatherRemoteDataSource
  public let cache: any WeatherCacheDataSource
  let flights = SingleFlight<PlaceID, Result<WeatherReport, WeatherError>>()
  let client: any APIClient
  let configuration: OpenWeatherMapConfiguration
  let now: @Sendable () -> Date

  /// - Parameter now: What tells the time: ages, expiry, and the end of a pause.
  public init(
    _ configuration: OpenWeatherMapConfiguration,
    client: any APIClient = URLSessionAPIClient(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let health = ProviderHealth(
      provider: configuration.provider, apiKey: configuration.apiKey, now: now)
    self.init(
      configuration, client: client, health: health,
      remote: OpenWeatherMapRemoteDataSource(
        client: client, configuration: configuration, health: health),
      cache: WeatherMemoryCacheDataSource(now: now), now: now)
  }

  init(
    _ configuration: OpenWeatherMapConfiguration, client: any APIClient, health: ProviderHealth,
    remote: any WeatherRemoteDataSource, cache: any WeatherCacheDataSource,
    now: @escaping @Sendable () -> Date
  ) {
    provider = configuration.provider
    self.configuration = configuration
    self.client = client
    self.health = health
    self.remote = remote
    self.cache = cache
    self.now = now
  }
}
