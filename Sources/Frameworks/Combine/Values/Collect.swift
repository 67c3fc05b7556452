extension Publishers {
  /// All values in one list, at the end. Same as Apple's.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var values: Output = []
      upstream.receive(
        subscriber: Gathering(subscriber) { (value: Upstream.Output) in
          values.append(value)
          return false
        } result: {
          values
        })
    }
  }

  /// What is made of all values, at the end. Same as Apple's.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let next = nextPartialResult
      var result = initial
      upstream.receive(
        subscriber: Gathering(subscriber) { (value: Upstream.Output) in
          result = next(result, value)
          return false
        } result: {
          result
        })
    }
  }

  /// The last value. Same as Apple's.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.receive(
        subscriber: Gathering(subscriber) { (value: Upstream.Output) in
          last = value
          return false
        } result: {
          last
        })
    }
  }
}

extension Publisher {
  /// Hands out all values in one list, at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Hands out what is made of all values, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Hands out the last value, at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}
