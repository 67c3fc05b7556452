public import WeDaDomain

/// Real weather or demo data, as the device has chosen; the two are never mixed.
public struct ChosenWeatherRepository: WeatherRepository {
  private let real: any WeatherRepository
  private let demo: any WeatherRepository
  private let choice: any DemoRepository

  /// Creates a repository that selects by `choice`.
  public init(
    real: any WeatherRepository, demo: any WeatherRepository, choice: any DemoRepository
  ) {
    self.real = real
    self.demo = demo
    self.choice = choice
  }

  private func chosen() async -> any WeatherRepository {
    await choice.isChosen() ? demo : real
  }

  public func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherReport {
    try await chosen().fetchWeather(for: city)
  }

  public func refreshWeather(for city: Place) async throws(WeatherError) -> WeatherReport {
    try await chosen().refreshWeather(for: city)
  }

  public func getCachedWeather(for city: Place) async throws(WeatherError) -> WeatherReport? {
    try await chosen().getCachedWeather(for: city)
  }

  public func getStoredWeather(for city: Place) async throws(WeatherError) -> WeatherReport? {
    try await chosen().getStoredWeather(for: city)
  }

  public func getWeatherWithFallback(
    for city: Place
  ) async throws(WeatherError) -> WeatherReport {
    try await chosen().getWeatherWithFallback(for: city)
  }

  public func getAllSavedCities() async throws(WeatherError) -> [Place] {
    try await chosen().getAllSavedCities()
  }

  public func saveWeather(_ report: WeatherReport) async throws(WeatherError) {
    try await (report.isDemo ? demo : real).saveWeather(report)
  }

  /// Deletes the weather of a place from the real and the demo repository.
  public func deleteWeather(for city: Place) async throws(WeatherError) {
    try await demo.deleteWeather(for: city)
    try await real.deleteWeather(for: city)
  }

  public func clearCache() async throws(WeatherError) {
    try await demo.clearCache()
    try await real.clearCache()
  }
}
