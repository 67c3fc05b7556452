import Foundation

/// A subscription that delivers the elements of a sequence on demand.
final class Listing<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private let downstream: Downstream
  private let lock = NSLock()
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var wanted = Subscribers.Demand.none
  private var isBusy = false
  private var isOver = false
  private let isEmpty: Bool

  init(_ elements: Elements, to downstream: Downstream) {
    iterator = elements.makeIterator()
    self.downstream = downstream
    next = iterator.next()
    isEmpty = next == nil
  }

  /// Completes if the sequence is empty, without waiting for demand.
  func finishIfEmpty() { if isEmpty { finish() } }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.withLock {
      wanted += demand
      defer { isBusy = true }
      return !isBusy
    }
    if isFirst { handOut() }
  }

  private func handOut() {
    while let (value, isLast) = take() {
      let more = downstream.receive(value)
      lock.withLock { wanted += more }
      if isLast { finish() }
    }
  }

  private func take() -> (Elements.Element, isLast: Bool)? {
    lock.withLock {
      guard !isOver, wanted > 0, let value = next else {
        isBusy = false
        return nil
      }
      wanted -= 1
      next = iterator.next()
      return (value, next == nil)
    }
  }

  private func finish() {
    let wasOpen = lock.withLock {
      defer { isOver = true }
      return !isOver
    }
    if wasOpen { downstream.receive(completion: .finished) }
  }

  func cancel() {
    lock.withLock {
      isOver = true
      next = nil
    }
  }
}
