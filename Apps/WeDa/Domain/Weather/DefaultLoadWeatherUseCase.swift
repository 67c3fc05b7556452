/// Calls the repository's method for the source in the settings.
public struct DefaultLoadWeatherUseCase: LoadWeatherUseCase {
  private let weather: any WeatherRepository
  private let settings: any SettingsRepository

  /// Creates a use case that calls the repository's method for the source in the settings.
  public init(weather: any WeatherRepository, settings: any SettingsRepository) {
    self.weather = weather
    self.settings = settings
  }

  public func execute(_ place: Place) async throws(WeatherError) -> WeatherReport {
    switch try await settings.settings().dataSource {
    case .remote:
      return try await weather.fetchWeather(for: place)
    case .local:
      if let stored = try await weather.getStoredWeather(for: place) { return stored }
      return try await weather.fetchWeather(for: place)
    case .cache:
      if let cached = try await weather.getCachedWeather(for: place) { return cached }
      return try await weather.fetchWeather(for: place)
    case .offline:
      return try await weather.getWeatherWithFallback(for: place)
    }
  }
}
