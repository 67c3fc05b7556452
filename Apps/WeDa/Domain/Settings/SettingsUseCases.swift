/// Reads the device's settings.
public protocol LoadSettingsUseCase: Sendable {
  func execute() async throws(WeatherError) -> WeatherSettings
}

/// Writes the device's settings.
public protocol SaveSettingsUseCase: Sendable {
  func execute(_ settings: WeatherSettings) async throws(WeatherError)
}

public protocol HasLoadSettingsUseCase {
  var loadSettings: any LoadSettingsUseCase { get }
}

public protocol HasSaveSettingsUseCase {
  var saveSettings: any SaveSettingsUseCase { get }
}

/// Reads from the repository.
public struct DefaultLoadSettingsUseCase: LoadSettingsUseCase {
  private let settings: any SettingsRepository

  public init(settings: any SettingsRepository) { self.settings = settings }

  public func execute() async throws(WeatherError) -> WeatherSettings {
    try await settings.settings()
  }
}

/// Writes to the repository.
public struct DefaultSaveSettingsUseCase: SaveSettingsUseCase {
  private let settings: any SettingsRepository

  public init(settings: any SettingsRepository) { self.settings = settings }

  public func execute(_ settings: WeatherSettings) async throws(WeatherError) {
    try await self.settings.save(settings)
  }
}
