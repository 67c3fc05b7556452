public import Foundation
public import NetworkingKit
import StrataPersistence
public import WeDaDomain

/// What all devices share: the providers, in the order in which they are asked, and memory.
///
/// A process makes one and hands it to every device's ``WeDaDataContainer``; so requests for one
/// place share one call, whoever makes them.
public struct WeatherSources: Sendable {
  /// Asked first.
  public let primary: ProviderAccess
  /// Asked where the first does not answer; what it says is marked as switched.
  public let other: ProviderAccess?
  public let cache: any WeatherCacheDataSource
  let recent: RecentAnswers
  private let warning: MemoryWarning
  let flights = SingleFlight<PlaceID, Result<WeatherReport, WeatherError>>()
  let now: @Sendable () -> Date
  let hedge: Hedge
  /// The layers of the map, where a provider draws any.
  public let tiles: any WeatherTileRepository

  /// - Parameters:
  ///   - now: What tells the time: ages, expiry, and the end of a pause.
  ///   - hedge: How long the first is waited for before the other is asked as well.
  public init(
    primary: ProviderAccess, other: ProviderAccess? = nil,
    now: @escaping @Sendable () -> Date = { Date() }, hedge: Hedge = Hedge()
  ) {
    self.primary = primary
    self.other = other
    self.now = now
    self.hedge = hedge
    tiles = Self.tiles(of: [primary, other].compactMap { $0 }, now)
    let cache = WeatherMemoryCacheDataSource(now: now)
    let recent = RecentAnswers(now: now)
    self.cache = cache
    self.recent = recent
    // The stored copies stay, so that short memory costs a request and no weather.
    warning = MemoryWarning {
      Task {
        await cache.clearCache()
        await recent.forgetAll()
      }
    }
  }

  /// OpenWeatherMap alone.
  public init(
    _ configuration: OpenWeatherMapConfiguration,
    client: any APIClient = URLSessionAPIClient(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(primary: .openWeatherMap(configuration, client: client, now: now), now: now)
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

  public var provider: WeatherProvider { primary.provider }
  public var health: ProviderHealth { primary.health }
  public var remote: any WeatherRemoteDataSource { primary.remote }

  /// A device's own geocoder.
  func places() -> any PlaceRepository {
    let met = MetPlaces()
    guard let other else { return primary.places(met) }
    return ProviderPlaceRepository(
      first: primary.places(met), other: other.places(met), hedge: hedge)
  }
}
