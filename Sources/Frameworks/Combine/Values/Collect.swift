extension Publishers {
  /// A publisher of an array of all values, after the upstream has completed. Same as Apple's.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates a publisher of an array of all values, after the upstream has completed.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var values: Output = []
      upstream.receive(
        subscriber: Gathering(subscriber) { (value: Upstream.Output) in
          values.append(value)
          return false
        } result: {
          values
        })
    }
  }

  /// A publisher of one result that a closure computes from all values, after the upstream has
  /// completed. Same as Apple's.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// The closure that returns the next result from the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher of one result that a closure computes from all values, after the
    /// upstream has completed.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - initial: The first result.
    ///   - nextPartialResult: A function that returns the next result for the last one and a value.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let next = nextPartialResult
      var result = initial
      upstream.receive(
        subscriber: Gathering(subscriber) { (value: Upstream.Output) in
          result = next(result, value)
          return false
        } result: {
          result
        })
    }
  }

  /// A publisher of the last value, after the upstream has completed. Same as Apple's.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates a publisher of the last value, after the upstream has completed.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.receive(
        subscriber: Gathering(subscriber) { (value: Upstream.Output) in
          last = value
          return false
        } result: {
          last
        })
    }
  }
}

extension Publisher {
  /// Publishes an array of all values, after this publisher has completed.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Publishes one result that a closure computes from all values, after this publisher has
  /// completed.
  ///
  /// - Parameters:
  ///   - initialResult: The first result.
  ///   - nextPartialResult: A function that returns the next result for the last one and a value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the last value, after this publisher has completed.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}
