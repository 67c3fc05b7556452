import Foundation

/// The subscriber of `receive(on:)` and `delay`, which delivers values on a scheduler.
final class Rescheduling<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  private let link = Link()
  private let lock = NSLock()
  private var isCancelled = false

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    schedule { [self] in
      guard !lock.withLock({ isCancelled }) else { return }
      let more = downstream.receive(input)
      if more > 0 { link.subscription?.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    schedule { [self] in
      if !lock.withLock({ isCancelled }) { downstream.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }

  func cancel() {
    lock.withLock { isCancelled = true }
    link.close()?.cancel()
  }
}
