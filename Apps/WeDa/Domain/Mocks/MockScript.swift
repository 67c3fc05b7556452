#if DEBUG
  /// What a mock answers, how long it takes, how it fails, and what it was asked.
  ///
  ///     let script = MockScript<String, [Place]>(answer: [.london])
  ///     await script.set(error: .offline)
  ///     await script.calls    // ["Lon"]
  public actor MockScript<Call: Sendable, Answer: Sendable> {
    /// Everything it was asked so far, in order.
    public private(set) var calls: [Call] = []
    private var makeAnswer: @Sendable (Call) -> Answer
    private var error: WeatherError?
    private var delay: Duration?
    private let clock: any Clock<Duration>

    public init(
      answer: @escaping @Sendable (Call) -> Answer, error: WeatherError? = nil,
      delay: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
      makeAnswer = answer
      self.error = error
      self.delay = delay
      self.clock = clock
    }

    public init(
      answer: Answer, error: WeatherError? = nil, delay: Duration? = nil,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.init(answer: { _ in answer }, error: error, delay: delay, clock: clock)
    }

    public func set(answer: Answer) { makeAnswer = { _ in answer } }
    public func set(error: WeatherError?) { self.error = error }
    public func set(delay: Duration?) { self.delay = delay }

    /// Records the call, waits, then fails or answers.
    public func answer(_ call: Call) async throws(WeatherError) -> Answer {
      calls.append(call)
      if let delay {
        do { try await clock.sleep(for: delay) } catch { throw .cancelled }
      }
      if let error { throw error }
      return makeAnswer(call)
    }
  }
#endif
