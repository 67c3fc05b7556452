/// A subscriber made of closures, by which operators subscribe to several upstreams.
final class Inner<Input, Failure: Error>: Subscriber, Cancellable {
  private let start: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let finish: (Subscribers.Completion<Failure>) -> Void
  private let link = Link()

  init(
    start: @escaping (any Subscription) -> Void = { $0.request(.unlimited) },
    value: @escaping (Input) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.start = start
    take = value
    finish = end
  }

  func receive(subscription: any Subscription) {
    if link.open(subscription) { start(subscription) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { link.isOpen ? take(input) : .none }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.close() != nil { finish(completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }
  func cancel() { link.close()?.cancel() }
}
