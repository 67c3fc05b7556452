public import Foundation
import NetworkingKit

/// Weather in memory, by default for five minutes.
///
///     let cache = WeatherMemoryCacheDataSource(cacheExpirationTime: 300)
public struct WeatherMemoryCacheDataSource: WeatherCacheDataSource {
  private let entries: CacheActor

  /// Creates an empty cache of weather.
  ///
  /// - Parameters:
  ///   - cacheExpirationTime: In seconds; an entry of exactly this age is still fresh.
  ///   - capacity: The most places; the oldest is removed first.
  ///   - now: Returns the current time.
  public init(
    cacheExpirationTime: TimeInterval = 300, capacity: Int = 1000,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    entries = CacheActor(lifetime: cacheExpirationTime, capacity: max(capacity, 1), now: now)
  }

  public func getCachedWeather(for city: String) async -> WeatherFileDTO? {
    let copy = await entries.fresh(city.lowercased())?.weather
    if copy == nil {
      ActivityCount.add(
        "weda_cache_misses_total", "Requested places of which the memory cache had no fresh copy")
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

  /// Returns whether an entry has expired; a missing one counts as expired.
  public func isExpired(for city: String) async -> Bool {
    await entries.isExpired(city.lowercased())
  }

  /// The number of places, including expired ones.
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

  /// Returns a fresh entry. An expired one is removed with all other expired ones.
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
    // After the clock was set back the entry's age is unknown, so it counts as old.
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
