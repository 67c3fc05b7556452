#if DEBUG
  /// Answers every slug with the same place.
  public struct MockResolvePlaceUseCase: ResolvePlaceUseCase {
    public let script: MockScript<String, Place>

    public init(_ script: MockScript<String, Place> = MockScript(answer: .london)) {
      self.script = script
    }

    public func execute(_ slug: String) async throws(WeatherError) -> Place {
      try await script.answer(slug)
    }
  }
#endif
