#if DEBUG
  /// The answers, delay and error of a mock, with a record of its calls.
  ///
  ///     let script = MockScript<String, [Place]>(answer: [.london])
  ///     await script.set(error: .offline)
  ///     await script.calls    // ["Lon"]
  public actor MockScript<Call: Sendable, Answer: Sendable> {
    /// The calls so far, in order.
    public private(set) var calls: [Call] = []
    private var makeAnswer: @Sendable (Call) -> Answer
    private var error: WeatherError?
    private var delay: Duration?
    private let clock: any Clock<Duration>

    /// Creates a script whose answer depends on the call.
    public init(
      answer: @escaping @Sendable (Call) -> Answer, error: WeatherError? = nil,
      delay: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
      makeAnswer = answer
      self.error = error
      self.delay = delay
      self.clock = clock
    }

    /// Creates a script that gives the same answer to every call.
    public init(
      answer: Answer, error: WeatherError? = nil, delay: Duration? = nil,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.init(answer: { _ in answer }, error: error, delay: delay, clock: clock)
    }

    /// Sets the answer to further calls.
    public func set(answer: Answer) { makeAnswer = { _ in answer } }
    /// Sets the error of further calls; `nil` for none.
    public func set(error: WeatherError?) { self.error = error }
    /// Sets the delay of further calls; `nil` for none.
    public func set(delay: Duration?) { self.delay = delay }

    /// Records the call, waits, then returns the answer or throws the error.
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
