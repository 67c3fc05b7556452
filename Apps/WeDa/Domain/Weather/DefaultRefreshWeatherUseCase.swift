/// Requests the weather from the provider, unless the settings forbid requests.
public struct DefaultRefreshWeatherUseCase: RefreshWeatherUseCase {
  private let weather: any WeatherRepository
  private let settings: any SettingsRepository

  /// Creates a use case that requests the weather of a place from the provider.
  public init(weather: any WeatherRepository, settings: any SettingsRepository) {
    self.weather = weather
    self.settings = settings
  }

  public func execute(_ place: Place) async throws(WeatherError) -> WeatherReport {
    guard try await settings.settings().dataSource != .offline else {
      return try await weather.getWeatherWithFallback(for: place)
    }
    return try await weather.refreshWeather(for: place)
  }
}
