extension Publishers {
  /// A publisher of the values after the first ones, whose number is given. Same as Apple's.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The number of values that are left out.
    public let count: Int

    /// Creates a publisher of the values after the first ones, whose number is given.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - count: The number of values to leave out.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var rest = count
      upstream.step(subscriber) { value in
        guard rest > 0 else { return .emit(value) }
        rest -= 1
        return .skip
      }
    }
  }

  /// A publisher of the values from the first one for which a closure returns `false`. Same as
  /// Apple's.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that returns `true` for the values to leave out.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of the values from the first one for which a closure returns `false`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - predicate: A function that returns whether a value satisfies the condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      var isOpen = false
      upstream.step(subscriber) { value in
        isOpen = isOpen || !predicate(value)
        return isOpen ? .emit(value) : .skip
      }
    }
  }
}

extension Publisher {
  /// Leaves out the first values and publishes the others.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out values until a closure returns `false` for one, which is published as all later
  /// ones are.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
