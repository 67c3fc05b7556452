import Foundation

/// The subscription of operators that continue with another publisher after a completion, such as
/// `catch`.
///
/// The demand that the first publisher has not met is requested from the next one.
final class Rerouting<Downstream: Subscriber>: Subscription {
  typealias Next<Failure: Error> =
    (Subscribers.Completion<Failure>) -> Continuation<Downstream.Input, Downstream.Failure>

  private let downstream: Downstream
  private let lock = NSLock()
  private var wanted = Subscribers.Demand.none
  private var upstream: (any Subscription)?
  private var isCancelled = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  func begin<P: Publisher>(with publisher: P, isFirst: Bool, next: @escaping Next<P.Failure>)
  where P.Output == Downstream.Input {
    let inner = Inner<P.Output, P.Failure> { [self] in
      attach($0, isFirst: isFirst)
    } value: { [self] in
      take($0)
    } end: { [self] in
      go(next($0))
    }
    publisher.receive(subscriber: inner)
  }

  private func attach(_ subscription: any Subscription, isFirst: Bool) {
    let (wanted, isCancelled) = lock.withLock {
      upstream = subscription
      return (self.wanted, self.isCancelled)
    }
    if isCancelled { return subscription.cancel() }
    if isFirst { return downstream.receive(subscription: self) }
    if wanted > 0 { subscription.request(wanted) }
  }

  private func take(_ value: Downstream.Input) -> Subscribers.Demand {
    let isCancelled = lock.withLock {
      wanted -= 1
      return self.isCancelled
    }
    if isCancelled { return .none }
    let more = downstream.receive(value)
    lock.withLock { wanted += more }
    return more
  }

  private func go(_ step: Continuation<Downstream.Input, Downstream.Failure>) {
    guard !lock.withLock({ isCancelled }) else { return }
    switch step {
    case .end(let completion): downstream.receive(completion: completion)
    case .with(let publisher, let next): begin(with: publisher, isFirst: false, next: next)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      wanted += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock {
      isCancelled = true
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }
}

/// A completion, or another publisher that continues a stream in place of its completion.
indirect enum Continuation<Output, Failure: Error> {
  case end(Subscribers.Completion<Failure>)
  case with(
    AnyPublisher<Output, Failure>,
    (Subscribers.Completion<Failure>) -> Continuation<Output, Failure>)

  /// Continues with the values of another publisher.
  static func rest<P: Publisher>(_ publisher: P) -> Self
  where P.Output == Output, P.Failure == Failure {
    .with(AnyPublisher(publisher)) { .end($0) }
  }
}
