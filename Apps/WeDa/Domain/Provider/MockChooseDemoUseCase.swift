#if DEBUG
  /// A mock that records the choices.
  public struct MockChooseDemoUseCase: ChooseDemoUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<Bool, Void>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<Bool, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ isChosen: Bool) async throws(WeatherError) {
      try await script.answer(isChosen)
    }
  }
#endif
