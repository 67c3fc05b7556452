import Foundation
import NetworkingKit
import StrataDeviceServices
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

@Suite(.timeLimit(.minutes(10))) struct MemoryWarningTests {
  @Test(.mission("W-148", "W-149")) func `memory pressure empties the weather cache`() async {
    await MemoryPressure.$center.withValue(.init()) {
      let sources = WeatherSources(
        OpenWeatherMapConfiguration(
          baseURL: URL(fileURLWithPath: "/"), apiKey: OpenWeatherMapConfiguration.demoKey))
      await sources.cache.cacheWeather(WeatherFileDTO(.fixture()), for: "london")
      #expect(await sources.cache.getCachedWeather(for: "london") != nil)
      MemoryPressure.announce()
      while await sources.cache.getCachedWeather(for: "london") != nil { await Task.yield() }
    }
  }
}
