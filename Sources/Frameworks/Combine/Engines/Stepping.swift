/// The effect of one received value.
enum Step<Output, Failure: Error> {
  case emit(Output)
  /// No value is delivered, and another one is requested.
  case skip
  case finish
  case last(Output)
  case fail(Failure)
}

/// The subscriber of operators that deliver at most one value for each that they receive, such as
/// `map`. Demand is passed through to the upstream.
final class Stepping<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias End = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  private let downstream: Downstream
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let end: End
  private let link = Link()

  init(
    _ downstream: Downstream, end: @escaping End,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.step = step
    self.end = end
  }

  func receive(subscription: any Subscription) {
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isOpen else { return .none }
    switch step(input) {
    case .emit(let value): return downstream.receive(value)
    case .skip: return .max(1)
    case .finish: stop(.finished)
    case .fail(let error): stop(.failure(error))
    case .last(let value):
      let upstream = link.close()
      _ = downstream.receive(value)
      upstream?.cancel()
      downstream.receive(completion: .finished)
    }
    return .none
  }

  private func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    link.close()?.cancel()
    downstream.receive(completion: completion)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.close() != nil { downstream.receive(completion: end(completion)) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }
  func cancel() { link.close()?.cancel() }
}

extension Publisher {
  /// Subscribes a subscriber that passes each value through a closure.
  func step<S: Subscriber>(
    _ downstream: S, _ step: @escaping (Output) -> Step<S.Input, S.Failure>
  ) where S.Failure == Failure {
    receive(subscriber: Stepping<Output, Failure, S>(downstream, end: { $0 }, step: step))
  }

  /// Subscribes a subscriber that passes each value through a closure that may throw.
  func tryStep<S: Subscriber>(
    _ downstream: S, _ step: @escaping (Output) throws -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    let end: Stepping<Output, Failure, S>.End = { $0.mapError { $0 } }
    receive(
      subscriber: Stepping<Output, Failure, S>(downstream, end: end) { value in
        do { return try step(value) } catch { return .fail(error) }
      })
  }
}
