#if DEBUG
  /// A mock that returns the same place for every slug.
  public struct MockResolvePlaceUseCase: ResolvePlaceUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<String, Place>

    /// Creates a mock with the answers of `script`.
    public init(_ script: MockScript<String, Place> = MockScript(answer: .london)) {
      self.script = script
    }

    public func execute(_ slug: String) async throws(WeatherError) -> Place {
      try await script.answer(slug)
    }
  }
#endif
