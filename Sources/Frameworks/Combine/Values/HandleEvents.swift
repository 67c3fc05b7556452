extension Publishers {
  /// A publisher of the same values that calls closures for each event. Same as Apple's.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// A closure that is called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// A closure that is called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// A closure that is called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// A closure that is called when the subscription is cancelled.
    public var receiveCancel: (() -> Void)?
    /// A closure that is called with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(subscriber: Watching(subscriber, self))
    }
  }
}

private final class Watching<Upstream: Publisher, Downstream: Subscriber>:
  Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure
  private let downstream: Downstream
  private let events: Publishers.HandleEvents<Upstream>
  private let link = Link()

  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    self.downstream = downstream
    self.events = events
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isOpen else { return .none }
    events.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > 0 { events.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    link.subscription?.request(demand)
  }

  func cancel() {
    guard let upstream = link.close() else { return }
    events.receiveCancel?()
    upstream.cancel()
  }
}

extension Publisher {
  /// Calls closures for each event, and passes all events on unchanged.
  ///
  /// - Parameters:
  ///   - receiveSubscription: A function that is called with the subscription; `nil` for none.
  ///   - receiveOutput: A function that is called with each value; `nil` for none.
  ///   - receiveCompletion: A function that is called at the end; `nil` for none.
  ///   - receiveCancel: A function that is called when the subscription is cancelled; `nil` for
  ///     none.
  ///   - receiveRequest: A function that is called with each demand; `nil` for none.
  /// - Returns: The publisher of the results.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
