import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

struct MemoryCacheTests {
  let watch = Watch()
  let cache: WeatherMemoryCacheDataSource
  let copy = WeatherFileDTO(.fixture())

  init() {
    cache = WeatherMemoryCacheDataSource(capacity: 3, now: { [watch] in watch.now })
  }

  @Test(.mission("S0-84", "S0-86", "S0-88", "S0-89"))
  func `a cached copy expires after five minutes`() async {
    #expect(await cache.isExpired(for: "london"))
    await cache.cacheWeather(copy, for: "london")
    watch.advance(300)
    #expect(await !cache.isExpired(for: "london"))
    #expect(await cache.getCachedWeather(for: "london") == copy)
    watch.advance(0.5)
    #expect(await cache.isExpired(for: "london"))
    #expect(await cache.getCachedWeather(for: "london") == nil)
  }

  @Test(.mission("S0-87", "S0-91"))
  func `keys are case-insensitive`() async {
    await cache.cacheWeather(copy, for: "London-England-GB@51.51,-0.13")
    #expect(await cache.getCachedWeather(for: Place.london.id.text) == copy)
    #expect(await cache.count == 1)
  }

  @Test(.mission("S0-90", "S0-92"))
  func `reading an expired copy purges all expired ones`() async {
    await cache.cacheWeather(copy, for: "a")
    await cache.cacheWeather(copy, for: "b")
    watch.advance(200)
    await cache.cacheWeather(copy, for: "c")
    watch.advance(150)
    #expect(await cache.getCachedWeather(for: "unknown") == nil)
    #expect(await cache.count == 3)
    #expect(await cache.getCachedWeather(for: "a") == nil)
    #expect(await cache.count == 1)
    #expect(await cache.getCachedWeather(for: "c") == copy)
  }

  @Test(.mission("S0-86"))
  func `the expiration time can be configured`() async {
    let short = WeatherMemoryCacheDataSource(
      cacheExpirationTime: 10, now: { [watch] in watch.now })
    await short.cacheWeather(copy, for: "a")
    watch.advance(11)
    #expect(await short.getCachedWeather(for: "a") == nil)
  }

  @Test func `a full weather cache removes the oldest entry`() async {
    for name in ["a", "b", "c", "d"] {
      await cache.cacheWeather(copy, for: name)
      watch.advance(1)
    }
    #expect(await cache.count == 3)
    #expect(await cache.getCachedWeather(for: "a") == nil)
    #expect(await cache.getCachedWeather(for: "d") == copy)
  }

  @Test(.mission("S0-06", "S0-85", "S0-94"))
  func `concurrent tasks can read and write the cache`() async {
    let big = WeatherMemoryCacheDataSource(capacity: 500, now: { [watch] in watch.now })
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<400 {
        group.addTask { [copy] in
          await big.cacheWeather(copy, for: "place \(index % 200)")
          return await big.getCachedWeather(for: "place \(index % 200)") == copy
        }
      }
      for await found in group { #expect(found) }
    }
    #expect(await big.count == 200)
  }

  @Test(.mission("S0-84"))
  func `one entry or all entries can be removed`() async {
    await cache.cacheWeather(copy, for: "a")
    await cache.cacheWeather(copy, for: "b")
    await cache.removeWeather(for: "A")
    #expect(await cache.count == 1)
    await cache.clearCache()
    #expect(await cache.count == 0)
  }
}
