import Foundation

extension Publishers {
  /// A publisher of the values of the latest publisher that the upstream has delivered.
  /// Same as Apple's.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates a publisher of the values of the latest publisher that the upstream has delivered.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let switching = Switching<P, S>(subscriber)
      let outer = switching.makeOuter()
      subscriber.receive(subscription: switching)
      upstream.receive(subscriber: outer)
    }
  }
}

/// A subscription to one publisher at a time. When the next publisher arrives, the remaining demand
/// is requested from it.
private final class Switching<P: Publisher, Downstream: Subscriber>: Subscription
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
  private let downstream: Downstream
  private let lock = NSRecursiveLock()
  private var wanted = Subscribers.Demand.none
  private var outer: Inner<P, P.Failure>?
  private var inner: Inner<P.Output, P.Failure>?
  private var isOuterOpen = true
  private var isDone = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Creates the subscriber that receives publishers from the upstream. It keeps this subscription
  /// alive until the end, since the downstream might not.
  func makeOuter() -> Inner<P, P.Failure> {
    let outer = Inner<P, P.Failure> { [self] in
      go(to: $0)
      return .none
    } end: { [self] in
      endOuter($0)
    }
    self.outer = outer
    return outer
  }

  private func go(to publisher: P) {
    let next = Inner<P.Output, P.Failure> { [self] subscription in
      lock.withLock { if wanted > 0 { subscription.request(wanted) } }
    } value: { [self] in
      take($0)
    } end: { [self] in
      endInner($0)
    }
    let isOver = lock.withLock {
      inner?.cancel()
      // The former stream's cancellation may have ended this one, too.
      if !isDone { inner = next }
      return isDone
    }
    if !isOver { publisher.receive(subscriber: next) }
  }

  private func take(_ value: P.Output) -> Subscribers.Demand {
    lock.withLock {
      guard !isDone else { return .none }
      wanted -= 1
      let more = downstream.receive(value)
      wanted += more
      return more
    }
  }

  private func endInner(_ completion: Subscribers.Completion<P.Failure>) {
    lock.withLock {
      inner = nil
      if case .failure = completion {
        finish(completion)
      } else if !isOuterOpen {
        finish(completion)
      }
    }
  }

  private func endOuter(_ completion: Subscribers.Completion<P.Failure>) {
    lock.withLock {
      isOuterOpen = false
      outer = nil
      if case .failure = completion {
        finish(completion)
      } else if inner == nil {
        finish(completion)
      }
    }
  }

  private func finish(_ completion: Subscribers.Completion<P.Failure>) {
    guard !isDone else { return }
    stop()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      wanted += demand
      inner?.request(demand)
    }
  }

  private func stop() {
    isDone = true
    inner?.cancel()
    outer?.cancel()
    (inner, outer) = (nil, nil)
  }

  func cancel() { lock.withLock { stop() } }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest publisher, and cancels the subscription to the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
