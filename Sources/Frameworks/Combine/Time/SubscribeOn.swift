extension Publishers {
  /// A publisher that subscribes, requests and cancels on a scheduler. Same as Apple's.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler on which the publisher subscribes, requests and cancels.
    public let scheduler: Context
    /// The options of the scheduler; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that subscribes, requests and cancels on a scheduler.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - scheduler: The scheduler on which to subscribe, request and cancel.
    ///   - options: Options of the scheduler; `nil` for its defaults.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let asking = Asking(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.receive(subscriber: asking) }
    }
  }
}

private final class Asking<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  private let link = Link()

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    link.isOpen ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.close() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { [self] in link.subscription?.request(demand) }
  }

  func cancel() {
    guard let upstream = link.close() else { return }
    schedule { upstream.cancel() }
  }
}

extension Publisher {
  /// Subscribes, requests values and cancels on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which to subscribe, request and cancel.
  ///   - options: Options of the scheduler; `nil` for its defaults.
  /// - Returns: The publisher of the results.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
