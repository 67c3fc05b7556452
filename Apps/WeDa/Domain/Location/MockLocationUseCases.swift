#if DEBUG
  /// A mock that keeps the choice about the position in memory.
  public actor MockLocationChoices: LocationChoiceRepository, LoadLocationChoiceUseCase,
    SaveLocationChoiceUseCase
  {
    /// The choice that the mock stores.
    public private(set) var kept: LocationChoice
    private var error: WeatherError?

    /// Creates a mock that keeps the choice about the position in memory.
    public init(_ choice: LocationChoice = .notAsked, error: WeatherError? = nil) {
      kept = choice
      self.error = error
    }

    public func choice() async throws(WeatherError) -> LocationChoice {
      if let error { throw error }
      return kept
    }

    public func save(_ choice: LocationChoice) async throws(WeatherError) {
      if let error { throw error }
      kept = choice
    }

    public func execute() async throws(WeatherError) -> LocationChoice { try await choice() }

    public func execute(_ choice: LocationChoice) async throws(WeatherError) {
      try await save(choice)
    }
  }

  /// A mock whose device is in London.
  public struct MockGetCurrentPlaceUseCase: GetCurrentPlaceUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<Bool, CurrentPlace>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<Bool, CurrentPlace> = MockScript(answer: .fixture)) {
      self.script = script
    }

    public func execute(asking: Bool) async throws(WeatherError) -> CurrentPlace {
      try await script.answer(asking)
    }
  }

  /// A mock that returns the weather of London.
  public struct MockLoadCurrentPlaceWeatherUseCase: LoadCurrentPlaceWeatherUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<CurrentPlaceDemand, WeatherReport>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(
      _ script: MockScript<CurrentPlaceDemand, WeatherReport> = MockScript(
        answer: .fixture(place: .london))
    ) {
      self.script = script
    }

    public func execute(
      _ demand: CurrentPlaceDemand
    ) async throws(WeatherError) -> WeatherReport {
      try await script.answer(demand)
    }
  }

  /// A mock that gives every position the same name.
  public struct MockPlaceNamer: PlaceNamer {
    /// The script that gives the mock's answers and records the requested positions, such as
    /// "51.51, -0.13".
    public let script: MockScript<String, Place>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<String, Place> = MockScript(answer: .london)) {
      self.script = script
    }

    public func place(near position: Coordinate) async -> Place? {
      try? await script.answer("\(position.latitude), \(position.longitude)")
    }
  }

  /// A mock that keeps the last position and its weather in memory.
  public actor MockCurrentPlaceRepository: CurrentPlaceRepository {
    /// The record that the mock stores.
    public private(set) var kept: CurrentPlaceRecord?

    /// Creates a repository with a record.
    public init(_ record: CurrentPlaceRecord? = nil) { kept = record }

    public func record() async throws(WeatherError) -> CurrentPlaceRecord? { kept }
    public func save(_ record: CurrentPlaceRecord) async throws(WeatherError) { kept = record }
    public func forget() async throws(WeatherError) { kept = nil }
  }

  extension CurrentPlace {
    /// A current place for tests: a position a kilometre from the middle of London.
    public static let fixture = CurrentPlace(
      position: .fixture(51.52, -0.12), place: .london, foundAt: WeatherReport.fixtureTime)
  }
#endif
