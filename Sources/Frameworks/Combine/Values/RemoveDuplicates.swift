extension Publishers {
  /// A publisher of the values that differ from the one before. Same as Apple's.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher of the values that differ from the one before.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - predicate: A function that returns whether two values are equal.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      var last: Output?
      upstream.step(subscriber) { value in
        let isSame = last.map { predicate($0, value) } ?? false
        last = value
        return isSame ? .skip : .emit(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Leaves out values for which a closure says that they equal the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}
