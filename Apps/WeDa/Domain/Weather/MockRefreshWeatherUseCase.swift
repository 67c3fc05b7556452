#if DEBUG
  /// A mock that returns a report of any place.
  public struct MockRefreshWeatherUseCase: RefreshWeatherUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<Place, WeatherReport>

    /// Creates a mock with the answers of `script`.
    public init(
      _ script: MockScript<Place, WeatherReport> = MockScript(answer: { .fixture(place: $0) })
    ) {
      self.script = script
    }

    public func execute(_ place: Place) async throws(WeatherError) -> WeatherReport {
      try await script.answer(place)
    }
  }
#endif
