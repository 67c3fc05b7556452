extension Publishers {
  /// A publisher of a property of each value. Same as Apple's.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The key path of the property that is published.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let keyPath = keyPath
      upstream.step(subscriber) { .emit($0[keyPath: keyPath]) }
    }
  }
}
