#if DEBUG
  /// A mock that returns the same place for every slug.
  public struct MockResolvePlaceUseCase: ResolvePlaceUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, Place>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<String, Place> = MockScript(answer: .london)) {
      self.script = script
    }

    public func execute(_ slug: String) async throws(WeatherError) -> Place {
      try await script.answer(slug)
    }
  }
#endif
