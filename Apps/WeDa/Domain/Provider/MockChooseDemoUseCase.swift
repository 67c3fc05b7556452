#if DEBUG
  /// Writes down what was chosen.
  public struct MockChooseDemoUseCase: ChooseDemoUseCase {
    public let script: MockScript<Bool, Void>

    public init(_ script: MockScript<Bool, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ isChosen: Bool) async throws(WeatherError) {
      try await script.answer(isChosen)
    }
  }
#endif
