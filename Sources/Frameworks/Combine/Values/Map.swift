extension Publishers {
  /// A publisher of the values that a closure returns. Same as Apple's.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher of the values that a closure returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - transform: A function that returns the new value for a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.step(subscriber) { .emit(transform($0)) }
    }
  }

  /// A publisher of the values that a throwing closure returns. Same as Apple's.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher of the values that a throwing closure returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - transform: A function that returns the new value for a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.tryStep(subscriber) { .emit(try transform($0)) }
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Transforms each value with a closure; fails if the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Replaces each value that is `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
