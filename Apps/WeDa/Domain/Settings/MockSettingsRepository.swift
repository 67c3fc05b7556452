#if DEBUG
  /// A mock that keeps settings in memory.
  public actor MockSettingsRepository: SettingsRepository {
    private var kept: WeatherSettings
    private var error: WeatherError?

    /// Creates a repository with settings.
    public init(_ settings: WeatherSettings = WeatherSettings(), error: WeatherError? = nil) {
      kept = settings
      self.error = error
    }

    /// Sets the error of further calls; `nil` for none.
    public func set(error: WeatherError?) { self.error = error }

    public func settings() async throws(WeatherError) -> WeatherSettings {
      if let error { throw error }
      return kept
    }

    public func save(_ settings: WeatherSettings) async throws(WeatherError) {
      if let error { throw error }
      kept = settings
    }
  }
#endif
