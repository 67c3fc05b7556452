extension Publishers {
  /// A publisher that publishes the first value and completes. Same as Apple's.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates a publisher that publishes the first value and completes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.step(subscriber) { .last($0) }
    }
  }

  /// A publisher that publishes the first value for which a closure returns `true`, and completes.
  /// Same as Apple's.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that tests values.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that publishes the first value for which a closure returns `true`, and
    /// completes.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - predicate: A function that returns whether a value fulfils the condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      upstream.step(subscriber) { predicate($0) ? .last($0) : .skip }
    }
  }
}

extension Publisher {
  /// Publishes only the first value, and completes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Publishes the first value for which a closure returns `true`, and completes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
