#if DEBUG
  /// Writes down what it was told to record.
  public struct MockRecordSearchUseCase: RecordSearchUseCase {
    public let script: MockScript<Place, Void>

    public init(_ script: MockScript<Place, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ place: Place) async throws(WeatherError) {
      try await script.answer(place)
    }
  }

  /// Lists fixed searches.
  public struct MockLoadHistoryUseCase: LoadHistoryUseCase {
    public let script: MockScript<String, [SearchRecord]>

    public init(
      _ script: MockScript<String, [SearchRecord]> = MockScript(answer: SearchRecord.fixtures)
    ) {
      self.script = script
    }

    public func execute() async throws(WeatherError) -> [SearchRecord] {
      try await script.answer("execute")
    }
  }

  /// Writes down that it was told to clear.
  public struct MockClearHistoryUseCase: ClearHistoryUseCase {
    public let script: MockScript<String, Void>

    public init(_ script: MockScript<String, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute() async throws(WeatherError) { try await script.answer("execute") }
  }
#endif
