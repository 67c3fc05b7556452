#if DEBUG
  /// A client without a network: it answers what it is told, and remembers what it was asked.
  ///
  ///     let client = MockAPIClient(result: WeatherDTO.london)
  ///     let client = MockAPIClient(error: .timeout, delay: .seconds(1), clock: clock)
  ///     let client = MockAPIClient { request in try answers(request.url.path) }
  public actor MockAPIClient: APIClient {
    public typealias Answer = @Sendable (NetworkRequest) throws(APIError) -> any Sendable

    /// Everything that was asked, in order.
    public private(set) var requests: [NetworkRequest] = []

    private var answer: Answer
    private let delay: Duration
    private let clock: any Clock<Duration>

    public init(
      delay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
      answer: @escaping Answer
    ) {
      self.answer = answer
      self.delay = delay
      self.clock = clock
    }

    /// - Parameters:
    ///   - result: The answer to every request. One of another type than asked for, or none, is
    ///     ``APIError/unknownError``.
    ///   - error: Thrown instead of any answer.
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

    /// Answers differently from now on.
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
