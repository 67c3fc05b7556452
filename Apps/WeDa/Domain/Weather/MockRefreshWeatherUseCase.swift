#if DEBUG
  /// Answers every place with a report of that place.
  public struct MockRefreshWeatherUseCase: RefreshWeatherUseCase {
    public let script: MockScript<Place, WeatherReport>

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
