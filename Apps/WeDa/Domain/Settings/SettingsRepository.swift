/// The device's settings.
public protocol SettingsRepository: Sendable {
  /// What was saved last; the defaults on a new device.
  func settings() async throws(WeatherError) -> WeatherSettings
  func save(_ settings: WeatherSettings) async throws(WeatherError)
}
