#if DEBUG
  /// A client without a network: it returns given answers and records the requests.
  ///
  ///     let client = MockAPIClient(result: WeatherDTO.london)
  ///     let client = MockAPIClient(error: .timeout, delay: .seconds(1), clock: clock)
  ///     let client = MockAPIClient { request in try answers(request.url.path) }
  public actor MockAPIClient: APIClient {
    /// The closure that returns the answer to a request.
    public typealias Answer = @Sendable (NetworkRequest) throws(APIError) -> any Sendable

    /// All requests, in order.
    public private(set) var requests: [NetworkRequest] = []

    private var answer: Answer
    private let delay: Duration
    private let clock: any Clock<Duration>

    /// Creates a client that answers with a closure.
    ///
    /// - Parameters:
    ///   - delay: The time before each answer.
    ///   - clock: The clock of the delay.
    ///   - answer: Returns the answer to a request.
    public init(
      delay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
      answer: @escaping Answer
    ) {
      self.answer = answer
      self.delay = delay
      self.clock = clock
    }

    /// Creates a client that answers every request in the same way.
    ///
    /// - Parameters:
    ///   - result: The answer. Without one, or if it is of another type than requested, requests
    ///     fail with ``APIError/unknownError``.
    ///   - error: The error to throw instead of an answer.
    ///   - delay: The time before each answer.
    ///   - clock: The clock of the delay.
    public init(
      result: (any Sendable)? = nil, error: APIError? = nil, delay: Duration = .zero,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.init(delay: delay, clock: clock) { _ throws(APIError) in
        if let error { throw error }
        guard let result else { throw .unknownError }
        return result
      }
    }

    /// Replaces the closure that answers requests.
    public func setAnswer(_ answer: @escaping Answer) {
      self.answer = answer
    }

    public func request<Response: Decodable & Sendable>(
      _ request: APIRequest<Response>
    ) async throws(APIError) -> Response {
      requests.append(request.network)
      if delay > .zero {
        do { try await clock.sleep(for: delay) } catch { throw .cancelled }
      }
      guard let response = try answer(request.network) as? Response else { throw .unknownError }
      return response
    }
  }
#endif
