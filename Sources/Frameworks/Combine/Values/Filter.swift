extension Publishers {
  /// A publisher of the values for which a closure returns `true`. Same as Apple's.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that decides whether a value is published.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher of the values for which a closure returns `true`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - isIncluded: A function that returns whether a value is published.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let isIncluded = isIncluded
      upstream.step(subscriber) { isIncluded($0) ? .emit($0) : .skip }
    }
  }

  /// A publisher of the values for which a throwing closure returns `true`. Same as Apple's.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that decides whether a value is published.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates a publisher of the values for which a throwing closure returns `true`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - isIncluded: A function that returns whether a value is published.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let isIncluded = isIncluded
      upstream.tryStep(subscriber) { try isIncluded($0) ? .emit($0) : .skip }
    }
  }
}

extension Publisher {
  /// Publishes the values for which a closure returns `true`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values for which a closure returns `true`; fails if the closure throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
