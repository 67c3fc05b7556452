#if DEBUG
  /// A mock that returns the same places for every text.
  public struct MockSearchPlacesUseCase: SearchPlacesUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<String, [Place]>

    /// Creates a mock with the answers of `script`.
    public init(_ script: MockScript<String, [Place]> = MockScript(answer: Place.fixtures)) {
      self.script = script
    }

    public func execute(_ text: String) async throws(WeatherError) -> [Place] {
      try await script.answer(text)
    }
  }
#endif
