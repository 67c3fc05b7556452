#if DEBUG
  /// Reads fixed settings.
  public struct MockLoadSettingsUseCase: LoadSettingsUseCase {
    public let script: MockScript<String, WeatherSettings>

    public init(
      _ script: MockScript<String, WeatherSettings> = MockScript(answer: WeatherSettings())
    ) {
      self.script = script
    }

    public func execute() async throws(WeatherError) -> WeatherSettings {
      try await script.answer("execute")
    }
  }

  /// Writes down what it was told to save.
  public struct MockSaveSettingsUseCase: SaveSettingsUseCase {
    public let script: MockScript<WeatherSettings, Void>

    public init(_ script: MockScript<WeatherSettings, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ settings: WeatherSettings) async throws(WeatherError) {
      try await script.answer(settings)
    }
  }
#endif
