extension Publishers {
  /// A publisher that publishes, for each value, the result that a closure computes from all values
  /// so far. Same as Apple's.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// The closure that adds a value to a result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that publishes, for each value, the result that a closure computes from
    /// all values so far.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - initialResult: The first result.
    ///   - nextPartialResult: A function that returns the next result for the last one and a value.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let next = nextPartialResult
      var result = initialResult
      upstream.step(subscriber) { value in
        result = next(result, value)
        return .emit(result)
      }
    }
  }
}

extension Publisher {
  /// Publishes, for each value, the result that a closure computes from all values so far.
  ///
  /// - Parameters:
  ///   - initialResult: The first result.
  ///   - nextPartialResult: A function that returns the next result for the last one and a value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
