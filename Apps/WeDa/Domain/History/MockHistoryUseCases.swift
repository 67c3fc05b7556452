#if DEBUG
  /// A mock that records the places.
  public struct MockRecordSearchUseCase: RecordSearchUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<Place, Void>

    /// Creates a mock with the answers of `script`.
    public init(_ script: MockScript<Place, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ place: Place) async throws(WeatherError) {
      try await script.answer(place)
    }
  }

  /// A mock that lists fixed searches.
  public struct MockLoadHistoryUseCase: LoadHistoryUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<String, [SearchRecord]>

    /// Creates a mock with the answers of `script`.
    public init(
      _ script: MockScript<String, [SearchRecord]> = MockScript(answer: SearchRecord.fixtures)
    ) {
      self.script = script
    }

    public func execute() async throws(WeatherError) -> [SearchRecord] {
      try await script.answer("execute")
    }
  }

  /// A mock that records its calls.
  public struct MockClearHistoryUseCase: ClearHistoryUseCase {
    /// The answers and the recorded calls.
    public let script: MockScript<String, Void>

    /// Creates a mock with the answers of `script`.
    public init(_ script: MockScript<String, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute() async throws(WeatherError) { try await script.answer("execute") }
  }
#endif
