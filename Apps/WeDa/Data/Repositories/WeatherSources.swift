public import Foundation
public import NetworkingKit
import StrataPersistence
public import WeDaDomain

/// The providers and the memory that all devices share.
///
/// A process creates one for every device's ``WeDaDataContainer``, so that concurrent requests for
/// a place share one call.
public struct WeatherSources: Sendable {
  /// The provider that is asked first.
  public let primary: ProviderAccess
  /// The provider that is asked if the first fails; its reports are marked.
  public let other: ProviderAccess?
  /// The weather in memory.
  public let cache: any WeatherCacheDataSource
  let recent: RecentAnswers
  private let warning: MemoryWarning
  let flights = SingleFlight<PlaceID, Result<WeatherReport, WeatherError>>()
  let now: @Sendable () -> Date
  let hedge: Hedge
  /// The layers of the map; the repository is empty if no provider has any.
  public let tiles: any WeatherTileRepository
  /// The forecasts of the points of a grid; the repository is empty if no provider gives them.
  let fields: any FieldRepository
  /// The records of the services' calls and errors, the first provider's first.
  let logs: [ServiceLog]
  /// The further data; the repository is empty if no provider has any.
  public let more: any MoreWeatherRepository

  /// Creates the providers that all devices share.
  ///
  /// - Parameters:
  ///   - primary: The provider that is asked first.
  ///   - other: The provider that is asked if the first fails.
  ///   - now: Returns the current time, for ages, expiry, and pauses.
  ///   - hedge: The time before the other provider is asked.
  ///   - warnings: A service of official warnings, which is asked before the providers.
  public init(
    primary: ProviderAccess, other: ProviderAccess? = nil,
    now: @escaping @Sendable () -> Date = { Date() }, hedge: Hedge = Hedge(),
    warnings: (any WarningService)? = nil
  ) {
    self.primary = primary
    self.other = other
    self.now = now
    self.hedge = hedge
    logs = [primary.log, other?.log, warnings?.log].compactMap(\.self)
    tiles = Self.tiles(of: [primary, other].compactMap { $0 }, now)
    more = SourcedMoreRepository(
      base: primary.more ?? other?.more ?? NoMoreWeatherRepository(),
      services: [warnings, primary.warnings, other?.warnings].compactMap(\.self))
    let fields = primary.fields ?? other?.fields
    self.fields = fields ?? NoFieldRepository(provider: primary.provider)
    let cache = WeatherMemoryCacheDataSource(now: now)
    let recent = RecentAnswers(now: now)
    self.cache = cache
    self.recent = recent
    // The stored copies remain, so that a memory warning costs only requests.
    warning = MemoryWarning {
      Task {
        await cache.clearCache()
        await recent.forgetAll()
        await fields?.forgetAll()
      }
    }
  }

  /// Creates the sources for OpenWeatherMap alone.
  ///
  /// - Parameter more: A server with Open-Meteo's services for the further data; `nil` for none.
  public init(
    _ configuration: OpenWeatherMapConfiguration, more: OpenMeteoConfiguration? = nil,
    client: any APIClient = URLSessionAPIClient(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    var access = ProviderAccess.openWeatherMap(configuration, client: client, now: now)
    if let more { access.addDemo(more, client: client, now: now) }
    self.init(primary: access, now: now)
  }

  private static func tiles(
    of providers: [ProviderAccess], _ now: @escaping @Sendable () -> Date
  ) -> any WeatherTileRepository {
    for access in providers {
      guard let remote = access.tiles else { continue }
      let disk = FileCache(
        folder: "tiles-\(access.provider.id)", limit: CachedTileRepository.diskLimit, now: now)
      return CachedTileRepository(remote: remote, disk: disk, now: now)
    }
    return NoTileRepository()
  }

  /// The provider that is asked first.
  public var provider: WeatherProvider { primary.provider }
  /// The status of the provider that is asked first.
  public var health: ProviderHealth { primary.health }
  /// The source of the first provider's weather.
  public var remote: any WeatherRemoteDataSource { primary.remote }

  /// Returns a geocoder for one device.
  func places() -> any PlaceRepository {
    let met = MetPlaces()
    guard let other else { return primary.places(met) }
    return ProviderPlaceRepository(
      first: primary.places(met), other: other.places(met), hedge: hedge)
  }
}
