#if DEBUG
  /// A mock that records the places.
  public struct MockRecordSearchUseCase: RecordSearchUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<Place, Void>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<Place, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ place: Place) async throws(WeatherError) {
      try await script.answer(place)
    }
  }

  /// A mock that lists fixed searches.
  public struct MockLoadHistoryUseCase: LoadHistoryUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, [SearchRecord]>

    /// Creates a mock that gives the answers of `script` and records its calls there.
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
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, Void>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<String, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute() async throws(WeatherError) { try await script.answer("execute") }
  }

  /// A mock that records removals and restorations.
  public struct MockArrangeHistoryUseCase: ArrangeHistoryUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, Void>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<String, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func remove(_ place: PlaceID) async throws(WeatherError) {
      try await script.answer("remove \(place.slug)")
    }

    public func restore(_ records: [SearchRecord]) async throws(WeatherError) {
      try await script.answer("restore \(records.map(\.id.slug).joined(separator: " "))")
    }
  }
#endif
