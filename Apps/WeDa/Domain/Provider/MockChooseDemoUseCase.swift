#if DEBUG
  /// A mock that records the choices.
  public struct MockChooseDemoUseCase: ChooseDemoUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<Bool, Void>

    /// Creates a mock with the answers of `script`.
    public init(_ script: MockScript<Bool, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ isChosen: Bool) async throws(WeatherError) {
      try await script.answer(isChosen)
    }
  }
#endif
