import Foundation

/// The subscription of operators that merge several streams into one, such as `flatMap`.
///
/// One value at a time is requested from each stream, and waits until the downstream requests it.
/// If the downstream's demand is unlimited, all values of each stream are requested.
final class Merging<Downstream: Subscriber>: Subscription {
  private struct Child {
    var inner: Inner<Downstream.Input, Downstream.Failure>?
    var waiting: Downstream.Input?
    var isOver = false
  }

  private let downstream: Downstream
  // Recursive: a stream may deliver a value while one is being requested.
  private let lock = NSRecursiveLock()
  private var children: [Int: Child] = [:]
  private var order: [Int] = []
  private var lastKey = 0
  private var wanted = Subscribers.Demand.none
  private var isDone = false
  /// A Boolean value that indicates whether more streams may be added.
  private var isOuterOpen = true
  /// A closure that is called when a stream has ended and all its values are delivered.
  var onChildEnd: () -> Void = {}
  var onCancel: () -> Void = {}

  init(_ downstream: Downstream) { self.downstream = downstream }

  func add<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    lock.lock()
    lastKey += 1
    let key = lastKey
    let inner = Inner<P.Output, P.Failure> { [self] in
      start($0)
    } value: { [self] in
      take($0, from: key)
    } end: { [self] in
      end($0, of: key)
    }
    if !isDone {
      children[key] = Child(inner: inner)
      order.append(key)
    }
    lock.unlock()
    publisher.receive(subscriber: inner)
  }

  /// Requests a stream's first values; a stream that is subscribed to after the end is cancelled.
  private func start(_ subscription: any Subscription) {
    lock.withLock {
      guard !isDone else { return subscription.cancel() }
      subscription.request(wanted == .unlimited ? .unlimited : .max(1))
    }
  }

  private func take(_ value: Downstream.Input, from key: Int) -> Subscribers.Demand {
    lock.withLock {
      guard !isDone else { return .none }
      guard wanted > 0 else {
        children[key]?.waiting = value
        return .none
      }
      deliver(value)
      // A stream may have sent a value while this one was delivered.
      deliverWaiting()
      return wanted == .unlimited ? .none : .max(1)
    }
  }

  private func deliver(_ value: Downstream.Input) {
    let wasUnlimited = wanted == .unlimited
    wanted -= 1
    wanted += downstream.receive(value)
    if !wasUnlimited { requestAllIfUnlimited() }
  }

  /// Delivers the values that wait, as far as there is demand for them.
  private func deliverWaiting() {
    for key in order where wanted > 0 {
      guard let value = children[key]?.waiting else { continue }
      children[key]?.waiting = nil
      deliver(value)
      askAgain(key)
    }
  }

  private func requestAllIfUnlimited() {
    guard wanted == .unlimited else { return }
    for key in order { children[key]?.inner?.request(.unlimited) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, of key: Int) {
    lock.withLock {
      guard !isDone else { return }
      if case .failure = completion {
        stop()
        return downstream.receive(completion: completion)
      }
      children[key]?.isOver = true
      if children[key]?.waiting == nil { forget(key) }
    }
  }

  private func forget(_ key: Int) {
    children[key] = nil
    order.removeAll { $0 == key }
    onChildEnd()
    finishIfEmpty()
  }

  private func finishIfEmpty() {
    guard !isDone, !isOuterOpen, children.isEmpty else { return }
    isDone = true
    onCancel = {}
    downstream.receive(completion: .finished)
  }

  private func stop() {
    isDone = true
    let inners = order.compactMap { children[$0]?.inner }
    children = [:]
    order = []
    for inner in inners { inner.cancel() }
    onCancel()
    onCancel = {}
  }

  /// Marks that no more streams will be added.
  func closeOuter() {
    lock.withLock {
      isOuterOpen = false
      finishIfEmpty()
    }
  }

  /// Ends all streams with a failure of the upstream that delivers them.
  func fail(_ error: Downstream.Failure) {
    lock.withLock {
      guard !isDone else { return }
      stop()
      downstream.receive(completion: .failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      guard !isDone else { return }
      wanted += demand
      deliverWaiting()
      requestAllIfUnlimited()
    }
  }

  private func askAgain(_ key: Int) {
    guard let child = children[key] else { return }
    if child.isOver { forget(key) } else { child.inner?.request(.max(1)) }
  }

  func cancel() { lock.withLock { if !isDone { stop() } } }
}
