extension Publishers {
  /// A publisher of the values of one publisher, followed by those of another. Same as Apple's.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher whose values follow those of the first publisher.
    public let suffix: Suffix

    /// Creates a publisher of the values of one publisher, followed by those of another.
    ///
    /// - Parameters:
    ///   - prefix: The publisher whose values come first.
    ///   - suffix: The publisher whose values come afterwards.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let suffix = suffix
      Rerouting(subscriber).begin(with: prefix, isFirst: true) { completion in
        switch completion {
        case .finished: .rest(suffix)
        case .failure: .end(completion)
        }
      }
    }
  }
}

extension Publisher {
  /// Publishes elements before the values of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  /// Publishes elements after the values of this publisher.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  /// Publishes another publisher's values after those of this publisher.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
