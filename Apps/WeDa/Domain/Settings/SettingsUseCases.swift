/// Reads the device's settings.
public protocol LoadSettingsUseCase: Sendable {
  /// Returns the settings of the device.
  func execute() async throws(WeatherError) -> WeatherSettings
}

/// Saves the device's settings.
public protocol SaveSettingsUseCase: Sendable {
  /// Saves the settings of the device.
  func execute(_ settings: WeatherSettings) async throws(WeatherError)
}

/// Provides the use case that reads the settings.
public protocol HasLoadSettingsUseCase {
  /// The use case that reads the settings.
  var loadSettings: any LoadSettingsUseCase { get }
}

/// Provides the use case that saves the settings.
public protocol HasSaveSettingsUseCase {
  /// The use case that saves the settings.
  var saveSettings: any SaveSettingsUseCase { get }
}

/// Reads the settings from the repository.
public struct DefaultLoadSettingsUseCase: LoadSettingsUseCase {
  private let settings: any SettingsRepository

  /// Creates a use case that reads the settings from the repository.
  public init(settings: any SettingsRepository) { self.settings = settings }

  public func execute() async throws(WeatherError) -> WeatherSettings {
    try await settings.settings()
  }
}

/// Saves the settings in the repository.
public struct DefaultSaveSettingsUseCase: SaveSettingsUseCase {
  private let settings: any SettingsRepository

  /// Creates a use case that saves the settings in the repository.
  public init(settings: any SettingsRepository) { self.settings = settings }

  public func execute(_ settings: WeatherSettings) async throws(WeatherError) {
    try await self.settings.save(settings)
  }
}
