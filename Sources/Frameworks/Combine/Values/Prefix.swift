extension Publishers {
  /// A publisher of the values with indices in a range. Same as Apple's.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The indices of the published values.
    public let range: CountableRange<Int>

    /// Creates a publisher of the values with indices in a range.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - range: The positions of the values that are published.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Output == S.Input, Failure == S.Failure {
      let range = range
      guard !range.isEmpty else {
        return Empty<Upstream.Output, Failure>().receive(subscriber: subscriber)
      }
      var index = 0
      upstream.step(subscriber) { value in
        defer { index += 1 }
        if index < range.lowerBound { return .skip }
        return index + 1 < range.upperBound ? .emit(value) : .last(value)
      }
    }
  }

  /// A publisher of the values before the first one for which a closure returns `false`. Same as
  /// Apple's.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that tests values.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of the values before the first one for which a closure returns `false`.
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
      upstream.step(subscriber) { predicate($0) ? .emit($0) : .finish }
    }
  }
}

extension Publisher {
  /// Publishes at most a number of values, and completes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Publishes values until a closure returns `false` for one, and then completes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
