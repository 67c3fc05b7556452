#if DEBUG
  /// A mock with a fixed position or error.
  public actor MockLocationProvider: LocationProvider {
    /// The value of `asking` in each call.
    public private(set) var calls: [Bool] = []
    private var answer: Result<Coordinate, LocationProblem>
    private var delay: Duration?
    private let clock: any Clock<Duration>

    /// Creates a mock with a position.
    public init(
      _ position: Coordinate = .fixture(51.51, -0.13), delay: Duration? = nil,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      answer = .success(position)
      self.delay = delay
      self.clock = clock
    }

    /// Creates a mock without a position.
    public init(_ problem: LocationProblem) {
      answer = .failure(problem)
      clock = ContinuousClock()
    }

    /// Sets the position that the mock returns.
    public func set(_ position: Coordinate) { answer = .success(position) }
    /// Sets the error that the mock throws.
    public func set(_ problem: LocationProblem) { answer = .failure(problem) }

    public func currentPosition(asking: Bool) async throws(LocationProblem) -> Coordinate {
      calls.append(asking)
      if let delay {
        do { try await clock.sleep(for: delay) } catch { throw .timeout }
      }
      return try answer.get()
    }
  }
#endif
