#if DEBUG
  /// A mock that returns fixed settings.
  public struct MockLoadSettingsUseCase: LoadSettingsUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<String, WeatherSettings>

    /// Creates a mock with the answers of `script`.
    public init(
      _ script: MockScript<String, WeatherSettings> = MockScript(answer: WeatherSettings())
    ) {
      self.script = script
    }

    public func execute() async throws(WeatherError) -> WeatherSettings {
      try await script.answer("execute")
    }
  }

  /// A mock that records the saved settings.
  public struct MockSaveSettingsUseCase: SaveSettingsUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<WeatherSettings, Void>

    /// Creates a mock with the answers of `script`.
    public init(_ script: MockScript<WeatherSettings, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ settings: WeatherSettings) async throws(WeatherError) {
      try await script.answer(settings)
    }
  }
#endif
