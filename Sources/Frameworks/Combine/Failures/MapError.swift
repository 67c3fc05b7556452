extension Publishers {
  /// A publisher of the same values, whose failure a closure has transformed. Same as Apple's.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that transforms the failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher of the same values, whose failure a closure has transformed.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - map: A function that returns the new error for an error.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.receive(
        subscriber: Stepping<Output, Upstream.Failure, S>(
          subscriber, end: { $0.mapError(transform) }, step: { .emit($0) }))
    }
  }

  /// A publisher of the same values that cannot fail, but has a failure type. Same as Apple's.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates a publisher of the same values that cannot fail, but has a failure type.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: Stepping<Output, Never, S>(
          subscriber, end: { _ in .finished }, step: { .emit($0) }))
    }
  }
}

extension Publisher {
  /// Transforms the failure with a closure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that cannot fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
