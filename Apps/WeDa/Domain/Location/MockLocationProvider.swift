#if DEBUG
  /// A device that is somewhere, or cannot say where.
  public actor MockLocationProvider: LocationProvider {
    /// Each time it was asked: whether the system might have asked the person.
    public private(set) var calls: [Bool] = []
    private var answer: Result<Coordinate, LocationProblem>
    private var delay: Duration?
    private let clock: any Clock<Duration>

    public init(
      _ position: Coordinate = .fixture(51.51, -0.13), delay: Duration? = nil,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      answer = .success(position)
      self.delay = delay
      self.clock = clock
    }

    public init(_ problem: LocationProblem) {
      answer = .failure(problem)
      clock = ContinuousClock()
    }

    public func set(_ position: Coordinate) { answer = .success(position) }
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
