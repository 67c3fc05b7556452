import Foundation
import NetworkingKit
import StrataDeviceServices
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

@Suite(.timeLimit(.minutes(10))) struct MemoryWarningTests {
  @Test(.mission("W-148")) func `memory pressure empties the weather cache`() async {
    await MemoryPressure.$center.withValue(.init()) {
      let sources = WeatherSources(
        OpenWeatherMapConfiguration(
          baseURL: URL(fileURLWithPath: "/"), apiKey: OpenWeatherMapConfiguration.demoKey))
      await sources.cache.cacheWeather(WeatherFileDTO(.fixture()), for: "london")
      #expect(await sources.cache.getCachedWeather(for: "london") != nil)
      MemoryPressure.announce()
      // Bounded, so that a cache that keeps its weather fails the test instead of blocking it.
      var turns = 0
      while turns < 100_000, await sources.cache.getCachedWeather(for: "london") != nil {
        turns += 1
        await Task.yield()
      }
      #expect(await sources.cache.getCachedWeather(for: "london") == nil)
    }
  }
}
