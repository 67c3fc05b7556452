import Foundation
import StrataKitTesting
import Testing

@testable import StarterApp

/// Tests of the example's memory cache.
struct CacheTests {
  private func file(_ city: String) -> ForecastFileDTO {
    ForecastFileDTO(
      cityName: city, country: "GB", weatherItems: [], lastUpdated: "2022-01-01T00:00:00Z")
  }

  @Test(.mission("S0-93")) func `a cached forecast is found by the name of its city`() async throws
  {
    let cache = WeatherMemoryCacheDataSource()
    try await cache.cacheWeather(file("London"))
    try await cache.cacheWeather(file("Paris"))
    #expect(try await cache.getCachedWeather(for: "london")?.cityName == "London")
    #expect(try await cache.getCachedWeather(for: "Paris")?.cityName == "Paris")
    #expect(try await cache.getCachedWeather(for: "GB") == nil)
    #expect(await cache.isExpired(for: "Oslo"))
  }
}
