extension Publishers {
  /// A publisher of the values that a closure returns, without those that are `nil`. Same as
  /// Apple's.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher of the values that a closure returns, without those that are `nil`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - transform: A function that returns the new value for a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.step(subscriber) { transform($0).map { .emit($0) } ?? .skip }
    }
  }

  /// A publisher of the values that a throwing closure returns, without those that are `nil`. Same
  /// as Apple's.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher of the values that a throwing closure returns, without those that are
    /// `nil`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - transform: A function that returns the new value for a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.tryStep(subscriber) { try transform($0).map { .emit($0) } ?? .skip }
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure, and leaves out those for which it returns `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value with a closure, and leaves out those for which it returns `nil`; fails
  /// if the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
