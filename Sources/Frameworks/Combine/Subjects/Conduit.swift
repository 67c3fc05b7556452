import Foundation

/// A subject's subscription of one subscriber, with its demand.
class Conduit<Output, Failure: Error>: Subscription {
  fileprivate let lock = NSLock()
  fileprivate var wanted = Subscribers.Demand.none
  fileprivate var isOver = false
  /// A closure that is called once, when the subscriber takes no more values.
  var onEnd: (Conduit) -> Void = { _ in }
  /// A closure that is called when the subscriber requests values.
  var onDemand: () -> Void = {}

  func offer(_ value: Output) {}
  func end(_ completion: Subscribers.Completion<Failure>) {}
  func start() {}
  /// Drops the value from before the subscription, since the subject has completed.
  func skipCurrent() {}

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { wanted += demand }
    if demand > 0 { onDemand() }
  }

  func cancel() { if close() { onEnd(self) } }

  /// Marks the subscription as over; returns whether it was open.
  fileprivate func close() -> Bool {
    lock.withLock {
      defer { isOver = true }
      return !isOver
    }
  }

  /// Subtracts one from the demand; returns `false` if there is none.
  fileprivate func claim() -> Bool {
    lock.withLock {
      guard !isOver, wanted > 0 else { return false }
      wanted -= 1
      return true
    }
  }
}

/// A subscription that drops values for which there is no demand.
final class PassthroughConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>
{
  private let downstream: Downstream

  init(_ downstream: Downstream) { self.downstream = downstream }

  override func start() { downstream.receive(subscription: self) }

  override func offer(_ value: Downstream.Input) {
    guard claim() else { return }
    let more = downstream.receive(value)
    lock.withLock { wanted += more }
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if close() { downstream.receive(completion: completion) }
  }
}

/// A subscription that keeps the latest value until there is demand for it.
final class CurrentValueConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>
{
  private let downstream: Downstream
  private let current: () -> Downstream.Input
  private var isBehind = true

  init(_ downstream: Downstream, current: @escaping () -> Downstream.Input) {
    self.downstream = downstream
    self.current = current
  }

  override func start() { downstream.receive(subscription: self) }

  override func skipCurrent() { lock.withLock { isBehind = false } }

  override func offer(_ value: Downstream.Input) {
    guard claim() else { return lock.withLock { isBehind = true } }
    lock.withLock { isBehind = false }
    deliver(value)
  }

  override func request(_ demand: Subscribers.Demand) {
    let isDue = lock.withLock {
      wanted += demand
      guard isBehind, !isOver, wanted > 0 else { return false }
      wanted -= 1
      isBehind = false
      return true
    }
    if isDue { deliver(current()) }
  }

  private func deliver(_ value: Downstream.Input) {
    let more = downstream.receive(value)
    if more > 0 { request(more) }
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if close() { downstream.receive(completion: completion) }
  }
}
