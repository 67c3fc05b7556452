extension Publishers {
  /// A publisher that continues with another publisher after a failure. Same as Apple's.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that returns the publisher to continue with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that continues with another publisher after a failure.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - handler: A function that returns the publisher that replaces the failed one.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let handler = handler
      Rerouting(subscriber).begin(with: upstream, isFirst: true) { completion in
        switch completion {
        case .finished: .end(.finished)
        case .failure(let error): .rest(handler(error))
        }
      }
    }
  }

  /// A publisher that replaces a failure with a value. Same as Apple's.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The value that replaces a failure.
    public let output: Upstream.Output

    /// Creates a publisher that replaces a failure with a value.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - output: The value that replaces the error.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let output = output
      Catch(upstream: upstream) { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher that subscribes to its upstream again after a failure. Same as Apple's.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The number of further attempts; `nil` for no limit.
    public let retries: Int?

    /// Creates a publisher that subscribes to its upstream again after a failure.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - retries: The number of further attempts; `nil` for no limit.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let (upstream, retries) = (upstream, retries)
      func next(_ used: Int) -> Rerouting<S>.Next<Failure> {
        { completion in
          guard case .failure = completion, retries.map({ used < $0 }) ?? true else {
            return .end(completion)
          }
          return .with(AnyPublisher(upstream), next(used + 1))
        }
      }
      Rerouting(subscriber).begin(with: upstream, isFirst: true, next: next(0))
    }
  }
}

extension Publisher {
  /// Continues with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Replaces a failure with a value and completes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Subscribes again after a failure, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
