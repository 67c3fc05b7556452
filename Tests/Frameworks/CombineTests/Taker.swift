import Combine

/// A subscriber that requests values as a test needs them, and records them.
final class Taker<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var completions = 0
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let more: Subscribers.Demand

  /// Creates a subscriber that requests some values at first, and more with each that it gets.
  init(_ first: Subscribers.Demand = .none, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    completions += 1
  }

  /// Releases the subscription, which holds the subscriber.
  func release() { subscription = nil }

  func ask(_ count: Int) { subscription?.request(.max(count)) }

  var isFinished: Bool {
    if case .finished = completion { return true }
    return false
  }
}

struct Broken: Error, Equatable {}

/// A counter of the subscriptions to a publisher that their subscriber cancels.
final class CancelCount {
  private(set) var count = 0

  /// Returns the same publisher, whose cancelled subscriptions are counted.
  func of<P: Publisher>(_ publisher: P) -> Publishers.HandleEvents<P> {
    publisher.handleEvents(receiveCancel: { self.add() })
  }

  func add() { count += 1 }
}

extension Publisher {
  /// All values that the publisher sends at once.
  var all: [Output] {
    var values: [Output] = []
    let cancellable = sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    cancellable.cancel()
    return values
  }

  /// The completion, if it follows the values that are published at once.
  var end: Subscribers.Completion<Failure>? {
    var end: Subscribers.Completion<Failure>?
    let cancellable = sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
    cancellable.cancel()
    return end
  }
}
