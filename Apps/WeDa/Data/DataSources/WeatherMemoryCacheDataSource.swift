public import Foundation
import NetworkingKit

/// Copies in memory, each for five minutes.
///
///     let cache = WeatherMemoryCacheDataSource(cacheExpirationTime: 300)
public struct WeatherMemoryCacheDataSource: WeatherCacheDataSource {
  private let entries: CacheActor

  /// - Parameters:
  ///   - cacheExpirationTime: In seconds; a copy of exactly this age still serves.
  ///   - capacity: How many places are kept at most; the oldest goes first.
  ///   - now: What tells the time.
  public init(
    cacheExpirationTime: TimeInterval = 300, capacity: Int = 1000,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    entries = CacheActor(lifetime: cacheExpirationTime, capacity: max(capacity, 1), now: now)
  }

  public func getCachedWeather(for city: String) async -> WeatherFileDTO? {
    let copy = await entries.fresh(city.lowercased())?.weather
    if copy == nil {
      ActivityCount.add("weda_cache_misses_total", "Places that memory had no fresh copy of")
    } else {
      ActivityCount.add("weda_cache_hits_total", "Places answered from memory")
    }
    return copy
  }

  public func cacheWeather(_ weather: WeatherFileDTO, for city: String) async {
    await entries.set(weather, city.lowercased())
  }

  public func removeWeather(for city: String) async {
    await entries.remove(city.lowercased())
  }

  public func clearCache() async { await entries.removeAll() }

  /// A place that is not there counts as expired.
  public func isExpired(for city: String) async -> Bool {
    await entries.isExpired(city.lowercased())
  }

  /// How many places memory holds, expired ones included.
  public var count: Int {
    get async { await entries.count }
  }
}

private struct CachedWeather {
  let weather: WeatherFileDTO
  let timestamp: Date
}

private actor CacheActor {
  private var entries: [String: CachedWeather] = [:]
  private let lifetime: TimeInterval
  private let capacity: Int
  private let now: @Sendable () -> Date

  init(lifetime: TimeInterval, capacity: Int, now: @escaping @Sendable () -> Date) {
    self.lifetime = lifetime
    self.capacity = capacity
    self.now = now
  }

  var count: Int { entries.count }

  /// The entry while it is fresh; an expired one is purged with all the others.
  func fresh(_ key: String) -> CachedWeather? {
    guard let entry = entries[key] else { return nil }
    guard !isOld(entry) else {
      cleanExpiredEntries()
      return nil
    }
    return entry
  }

  func set(_ weather: WeatherFileDTO, _ key: String) {
    if entries[key] == nil, entries.count >= capacity { makeRoom() }
    entries[key] = CachedWeather(weather: weather, timestamp: now())
  }

  func remove(_ key: String) { entries[key] = nil }
  func removeAll() { entries = [:] }
  func isExpired(_ key: String) -> Bool { entries[key].map(isOld) ?? true }

  private func isOld(_ entry: CachedWeather) -> Bool {
    // A clock that was set back makes a copy of the future, whose age nobody knows.
    !(0...lifetime).contains(now().timeIntervalSince(entry.timestamp))
  }

  private func cleanExpiredEntries() { entries = entries.filter { !isOld($0.value) } }

  private func makeRoom() {
    cleanExpiredEntries()
    guard entries.count >= capacity else { return }
    let oldest = entries.min { $0.value.timestamp < $1.value.timestamp }
    if let oldest { entries[oldest.key] = nil }
  }
}
