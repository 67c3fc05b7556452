import Foundation

/// A subscription that delivers one result once it is produced and requested.
final class OneResult<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private let lock = NSLock()
  private var isWanted = false
  private var value: Downstream.Input?

  init(_ downstream: Downstream) { self.downstream = downstream }

  func settle(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      lock.withLock { self.value = value }
      deliverIfDue()
    case .failure(let error):
      take()?.receive(completion: .failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { isWanted = isWanted || demand > 0 }
    deliverIfDue()
  }

  private func deliverIfDue() {
    let due: (Downstream, Downstream.Input)? = lock.withLock {
      guard isWanted, let value, let downstream else { return nil }
      (self.downstream, self.value) = (nil, nil)
      return (downstream, value)
    }
    guard let (downstream, value) = due else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  private func take() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  func cancel() { _ = take() }
}
