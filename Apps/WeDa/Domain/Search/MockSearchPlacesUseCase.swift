#if DEBUG
  /// Answers every text with the same places.
  public struct MockSearchPlacesUseCase: SearchPlacesUseCase {
    public let script: MockScript<String, [Place]>

    public init(_ script: MockScript<String, [Place]> = MockScript(answer: Place.fixtures)) {
      self.script = script
    }

    public func execute(_ text: String) async throws(WeatherError) -> [Place] {
      try await script.answer(text)
    }
  }
#endif
