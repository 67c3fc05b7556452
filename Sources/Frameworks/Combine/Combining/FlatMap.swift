extension Publishers {
  /// A publisher of the values of the publishers that a closure returns for each value.
  /// Same as Apple's.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The largest number of publishers that are subscribed to at the same time.
    public let maxPublishers: Subscribers.Demand
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher of the values of the publishers that a closure returns for each value.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - maxPublishers: The number of publishers that are subscribed to at a time.
    ///   - transform: A function that returns the publisher for a value.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let merging = Merging(subscriber)
      let (most, transform) = (maxPublishers, transform)
      let outer = Inner<Upstream.Output, Failure> { subscription in
        subscription.request(most)
      } value: { value in
        merging.add(transform(value))
        return .none
      } end: { completion in
        switch completion {
        case .finished: merging.closeOuter()
        case .failure(let error): merging.fail(error)
        }
      }
      merging.onChildEnd = { [weak outer] in outer?.request(.max(1)) }
      merging.onCancel = { outer.cancel() }
      subscriber.receive(subscription: merging)
      upstream.receive(subscriber: outer)
    }
  }
}

extension Publisher {
  /// Transforms each value into a publisher, and publishes the values of all these publishers as
  /// they arrive.
  ///
  /// - Parameters:
  ///   - maxPublishers: The number of publishers that are subscribed to at a time.
  ///   - transform: A function that returns the publisher for a value.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Transforms each value into a publisher that cannot fail, and publishes the values of all these
  /// publishers.
  ///
  /// - Parameters:
  ///   - maxPublishers: The number of publishers that are subscribed to at a time.
  ///   - transform: A function that returns the publisher for a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Transforms each value into a publisher, and publishes the values of all these publishers.
  /// Neither this publisher nor they can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The number of publishers that are subscribed to at a time.
  ///   - transform: A function that returns the publisher for a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
