import Foundation

/// The subscriber of operators that deliver one result at the end, such as `collect`. It requests
/// all values, and delivers the result once the downstream requests it.
final class Gathering<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Failure == Failure {
  private let downstream: Downstream
  /// Adds a value to the result; returns `true` once no more values are needed.
  private let take: (Input) -> Bool
  private let result: () -> Downstream.Input?
  private let link = Link()
  private let lock = NSLock()
  private var isWanted = false
  private var waiting: Downstream.Input?

  init(
    _ downstream: Downstream, take: @escaping (Input) -> Bool,
    result: @escaping () -> Downstream.Input?
  ) {
    self.downstream = downstream
    self.take = take
    self.result = result
  }

  func receive(subscription: any Subscription) {
    guard link.open(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isOpen, take(input) else { return .none }
    let upstream = link.close()
    upstream?.cancel()
    finish()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    if case .failure = completion { downstream.receive(completion: completion) } else { finish() }
  }

  private func finish() {
    guard let value = result() else { return downstream.receive(completion: .finished) }
    let isDue = lock.withLock {
      if !isWanted { waiting = value }
      return isWanted
    }
    if isDue { deliver(value) }
  }

  private func deliver(_ value: Downstream.Input) {
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    let due = lock.withLock {
      defer { waiting = nil }
      isWanted = isWanted || demand > 0
      return waiting
    }
    if let due { deliver(due) }
  }

  func cancel() {
    lock.withLock { waiting = nil }
    link.close()?.cancel()
  }
}
