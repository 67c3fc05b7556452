import Combine
import Testing

/// A publisher whose values a test sends, and which records what its subscriber requests.
final class Upstream<Output, Failure: Error>: Publisher {
  private(set) var requests: [Subscribers.Demand] = []
  private(set) var cancels = 0
  private(set) var subscriptions = 0
  private var take: (Output) -> Subscribers.Demand = { _ in .none }
  private var end: (Subscribers.Completion<Failure>) -> Void = { _ in }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions += 1
    take = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: Connection(self))
  }

  /// Sends a value, requested or not, and returns the additional demand.
  @discardableResult func send(_ value: Output) -> Subscribers.Demand { take(value) }

  func finish(_ completion: Subscribers.Completion<Failure> = .finished) { end(completion) }

  private final class Connection: Subscription {
    private let upstream: Upstream

    init(_ upstream: Upstream) { self.upstream = upstream }

    func request(_ demand: Subscribers.Demand) { upstream.requests.append(demand) }
    func cancel() { upstream.cancels += 1 }
  }
}

/// An operator with a name, as the argument of a test.
struct Operation: Sendable, CustomTestStringConvertible {
  typealias Stream = AnyPublisher<Int, Broken>

  let testDescription: String
  let apply: @Sendable (Stream) -> Stream

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ apply: @escaping @Sendable (Stream) -> P
  ) where P.Output == Int, P.Failure == Broken {
    testDescription = name
    self.apply = { apply($0).eraseToAnyPublisher() }
  }

  /// Subscribes to the operator's publisher of an upstream.
  func callAsFunction(_ upstream: Upstream<Int, Broken>, _ taker: Taker<Int, Broken>) {
    apply(upstream.eraseToAnyPublisher()).subscribe(taker)
  }
}
