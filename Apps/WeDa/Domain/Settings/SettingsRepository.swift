/// Stores the device's settings.
public protocol SettingsRepository: Sendable {
  /// Returns the saved settings; the defaults on a new device.
  func settings() async throws(WeatherError) -> WeatherSettings
  /// Saves the settings of the device.
  func save(_ settings: WeatherSettings) async throws(WeatherError)
}
