import Foundation
public import WeDaDomain

/// Weather from memory, from the provider, from the other provider, or from the last stored copy,
/// in this order.
public struct DefaultWeatherRepository: WeatherRepository {
  let sources: WeatherSources
  let local: any WeatherLocalDataSource
  let configuration: RepositoryConfiguration

  /// Creates a repository of weather from memory, from the first provider, from the other one, or
  /// from the last stored copy.
  ///
  /// - Parameters:
  ///   - sources: The providers and the memory that all devices share.
  ///   - local: The device's stored copies.
  ///   - configuration: The strategies to use.
  public init(
    sources: WeatherSources, local: any WeatherLocalDataSource,
    configuration: RepositoryConfiguration = .default
  ) {
    self.sources = sources
    self.local = local
    self.configuration = configuration
  }

  public func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherReport {
    if configuration.cacheFirstStrategy, let cached = try await getCachedWeather(for: city) {
      await remember(city)
      return cached
    }
    return try await ask(city, memoryFirst: configuration.cacheFirstStrategy)
  }

  public func refreshWeather(for city: Place) async throws(WeatherError) -> WeatherReport {
    try await ask(city, memoryFirst: false)
  }

  public func getCachedWeather(for city: Place) async throws(WeatherError) -> WeatherReport? {
    guard configuration.useCache else { return nil }
    let key = city.id.text
    guard let cached = await sources.cache.getCachedWeather(for: key) else { return nil }
    let report = try reading(key) { () throws(UnreadableField) in
      try cached.toDomain(origin: .memory)
    }
    return await sources.markingSwitch(report)
  }

  public func getStoredWeather(for city: Place) async throws(WeatherError) -> WeatherReport? {
    guard configuration.useLocalStorage, let stored = try await local.fetchWeather(for: city)
    else { return nil }
    let report = try reading(city.id.text) { () throws(UnreadableField) in
      try stored.toDomain(origin: .stored)
    }
    // A row under the wrong key must not show another place's weather.
    return report.id == city.id ? report : nil
  }

  public func getWeatherWithFallback(
    for city: Place
  ) async throws(WeatherError) -> WeatherReport {
    if let cached = try await getCachedWeather(for: city) { return cached }
    if let stored = try await getStoredWeather(for: city) { return stored }
    throw .nothingStored
  }
}

extension DefaultWeatherRepository {
  public func saveWeather(_ report: WeatherReport) async throws(WeatherError) {
    try await local.saveWeather(WeatherFileDTO(report))
  }

  public func deleteWeather(for city: Place) async throws(WeatherError) {
    await sources.cache.removeWeather(for: city.id.text)
    await sources.recent.forget(city.id)
    try await local.deleteWeather(for: city)
  }

  public func getAllSavedCities() async throws(WeatherError) -> [Place] {
    var places: [Place] = []
    for city in try await local.getAllSavedCities() {
      places.append(try reading(city.name) { () throws(UnreadableField) in try city.toDomain() })
    }
    return places
  }

  public func clearCache() async throws(WeatherError) {
    await sources.cache.clearCache()
    await sources.recent.forgetAll()
    try await local.clearAll()
  }
}
