#if DEBUG
  /// A mock that returns fixed settings.
  public struct MockLoadSettingsUseCase: LoadSettingsUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, WeatherSettings>

    /// Creates a mock that gives the answers of `script` and records its calls there.
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
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<WeatherSettings, Void>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<WeatherSettings, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ settings: WeatherSettings) async throws(WeatherError) {
      try await script.answer(settings)
    }
  }
#endif
