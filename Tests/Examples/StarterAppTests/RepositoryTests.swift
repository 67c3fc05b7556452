import Foundation
import StrataKitTesting
import Testing

@testable import StarterApp

/// Tests of the data layer over real files and real memory; only the service is a stub.
struct RepositoryTests {
  @Test(.mission("S0-11")) func `a response is mapped, cached and stored, and not requested again`()
    async throws
  {
    let bench = try DataBench()
    let forecast = try await bench.repository.fetchWeather(for: "London")
    #expect(forecast.weatherItems.count == 2)
    #expect(try await bench.cache.getCachedWeather(for: "LONDON")?.cityName == "London")
    #expect(try await bench.files.fetchWeather(for: "london")?.version == "1.0")
    let again = try await bench.repository.fetchWeather(for: "London")
    #expect(again.weatherItems == forecast.weatherItems)
    #expect(bench.remote.asked == ["London"])
    _ = try await bench.repository.refreshWeather(for: "London")
    #expect(bench.remote.asked == ["London", "London"])
  }

  @Test func `if the service fails, the stored copy is used, or else the error is thrown`()
    async throws
  {
    let bench = try DataBench(cacheExpirationTime: -1)
    _ = try await bench.repository.fetchWeather(for: "London")
    bench.remote.error = Down()
    let copy = try await bench.repository.fetchWeather(for: "London")
    #expect(copy.city.name == "London")
    await #expect(throws: Down()) { try await bench.repository.fetchWeather(for: "Paris") }
  }

  @Test(.mission("S0-80"))
  func `an unreachable service throws an error that contains the reason`() async throws {
    // Nothing listens on the first port.
    let remote = WeatherRemoteDataSourceImpl(
      networkService: APIClient(),
      configuration: ConfigurationManager(environment: [
        "OPENWEATHERMAP_BASE_URL": "http://127.0.0.1:1", "OPENWEATHERMAP_API_KEY": "k",
      ]))
    let error = await #expect(throws: WeatherRepositoryError.self) {
      try await remote.fetchWeather(for: "London")
    }
    guard case .networkError(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason is URLError)
  }

  @Test(.mission("S0-81")) func `each data source conforms to its own protocol only`()
    throws
  {
    let bench = try DataBench()
    let sources: [Any] = [bench.remote, bench.files, bench.cache]
    let kept = sources.map { source in
      [
        source is any WeatherRemoteDataSource, source is any WeatherLocalDataSource,
        source is any WeatherCacheDataSource,
      ]
    }
    #expect(kept == [[true, false, false], [false, true, false], [false, false, true]])
  }

  @Test func `without the fallback, the service's error is thrown`() async throws {
    let bench = try DataBench(
      .init(
        useCache: false, useLocalStorage: true, cacheFirstStrategy: true, offlineFallback: false))
    _ = try await bench.repository.fetchWeather(for: "London")
    #expect(try await bench.repository.getCachedWeather(for: "London") == nil)
    bench.remote.error = Down()
    await #expect(throws: Down()) { try await bench.repository.fetchWeather(for: "London") }
  }

  @Test func `reading with fallback sends no request`() async throws {
    let bench = try DataBench()
    await #expect(throws: WeatherRepositoryError.self) {
      try await bench.repository.getWeatherWithFallback(for: "London")
    }
    _ = try await bench.repository.fetchWeather(for: "London")
    #expect(try await bench.repository.getWeatherWithFallback(for: "London").city.name == "London")
    try await bench.repository.clearCache()
    #expect(try await bench.repository.getWeatherWithFallback(for: "London").city.name == "London")
    #expect(bench.remote.asked == ["London"])
  }

  @Test(.mission("S0-83", "S0-96"))
  func `cities with any characters in their names are saved, listed and deleted`() async throws {
    let bench = try DataBench()
    #expect(try await bench.repository.getAllSavedCities() == [])
    for name in ["Saint-Étienne", "../Oslo", "Ōsaka"] {
      try await bench.repository.saveWeather(
        ForecastModel(city: CityModel(name: name, country: "X"), weatherItems: []))
    }
    let saved = try await bench.repository.getAllSavedCities()
    #expect(saved.sorted() == ["../Oslo", "Saint-Étienne", "Ōsaka"].sorted())
    let outside = bench.folder.url.appendingPathComponent("Oslo.json")
    #expect(!FileManager.default.fileExists(atPath: outside.path))
    try await bench.repository.deleteWeather(for: "../Oslo")
    try await bench.repository.deleteWeather(for: "Nowhere")
    #expect(try await bench.repository.getAllSavedCities().count == 2)
    try await bench.files.clearAll()
    #expect(try await bench.repository.getAllSavedCities() == [])
  }

  @Test func `a damaged file throws an error with its name, and is not listed`() async throws {
    let bench = try DataBench()
    _ = try await bench.repository.fetchWeather(for: "London")
    let file = bench.folder.url.appendingPathComponent("Weather/london.json")
    try Data("{".utf8).write(to: file)
    await #expect(throws: JSONLoaderError.unreadable("london.json")) {
      try await bench.files.fetchWeather(for: "London")
    }
    #expect(try await bench.repository.getAllSavedCities() == [])
  }

  @Test func `a copy in memory expires after the configured time`() async throws {
    let file = WeatherDomainMapper.mapToFileDTO(WeatherDomainMapper.mapToDomain(.sample()))
    let fresh = WeatherMemoryCacheDataSource()
    #expect(await fresh.isExpired(for: "London"))
    try await fresh.cacheWeather(file)
    #expect(await !fresh.isExpired(for: "london"))
    try await fresh.clearCache()
    #expect(try await fresh.getCachedWeather(for: "London") == nil)
    let old = WeatherMemoryCacheDataSource(cacheExpirationTime: -1)
    try await old.cacheWeather(file)
    #expect(await old.isExpired(for: "London"))
    #expect(try await old.getCachedWeather(for: "London") == nil)
  }
}
