#if DEBUG
  /// A mock that returns a report of any place.
  public struct MockRefreshWeatherUseCase: RefreshWeatherUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<Place, WeatherReport>

    /// Creates a mock that gives the answers of `script` and records its calls there.
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
