#if DEBUG
  /// A mock that returns the same places for every text.
  public struct MockSearchPlacesUseCase: SearchPlacesUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, [Place]>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<String, [Place]> = MockScript(answer: Place.fixtures)) {
      self.script = script
    }

    public func execute(_ text: String) async throws(WeatherError) -> [Place] {
      try await script.answer(text)
    }
  }
#endif
