import Combine
import Foundation
import Testing

/// Tests of the subscribers and of the type-erased types.
@Suite struct SubscriberTests {
  private let upstream = Upstream<Int, Broken>()

  @Test func `a sink requests all values and calls its closures in order`() {
    var events: [String] = []
    let cancellable = upstream.sink {
      events.append("\($0)")
    } receiveValue: {
      events.append("\($0)")
    }
    #expect(upstream.requests == [.unlimited])
    let more = upstream.send(1)
    upstream.send(2)
    upstream.finish()
    upstream.send(3)
    upstream.finish()
    #expect(more == Subscribers.Demand.none)
    #expect(events == ["1", "2", "finished"])
    cancellable.cancel()
    #expect(upstream.cancels == 0, "a stream that has ended is not cancelled")
  }

  @Test func `a cancelled sink calls no closure`() {
    var events = 0
    let cancellable = upstream.sink { _ in
      events += 1
    } receiveValue: { _ in
      events += 1
    }
    cancellable.cancel()
    cancellable.cancel()
    upstream.send(1)
    upstream.finish()
    #expect(events == 0 && upstream.cancels == 1)
  }

  @Test func `a sink takes one subscription, and cancels each later one`() {
    let second = Upstream<Int, Broken>()
    var values: [Int] = []
    let sink = Subscribers.Sink<Int, Broken>(
      receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    upstream.subscribe(sink)
    second.subscribe(sink)
    #expect(second.cancels == 1 && second.requests.isEmpty)
    upstream.send(1)
    upstream.finish()
    let third = Upstream<Int, Broken>()
    third.subscribe(sink)
    third.send(2)
    #expect(third.cancels == 1 && values == [1])
  }

  @Test func `a sink that is cancelled before it gets a subscription cancels that subscription`() {
    let sink = Subscribers.Sink<Int, Broken>(
      receiveCompletion: { _ in Issue.record("it was cancelled") },
      receiveValue: { _ in Issue.record("it was cancelled") })
    sink.cancel()
    upstream.subscribe(sink)
    upstream.send(1)
    upstream.finish()
    #expect(upstream.cancels == 1 && upstream.requests.isEmpty)
  }

  @Test func `assign writes each value and nothing after it was cancelled`() {
    final class Model {
      var number = 0
      var text: String? = "text"
    }
    let model = Model()
    let numbers = Upstream<Int, Never>()
    let cancellable = numbers.assign(to: \.number, on: model)
    #expect(numbers.requests == [.unlimited] && model.number == 0)
    numbers.send(1)
    #expect(model.number == 1)
    cancellable.cancel()
    numbers.send(2)
    #expect(model.number == 1 && numbers.cancels == 1)
    _ = Just<String?>(nil).assign(to: \.text, on: model)
    #expect(model.text == nil)
  }

  @Test func `a subscriber of closures requests nothing by default and forwards each event`() {
    let silent = AnySubscriber<Int, Broken>()
    upstream.subscribe(silent)
    #expect(upstream.requests.isEmpty)
    let none = upstream.send(1)
    upstream.finish()
    #expect(none == Subscribers.Demand.none)
    let more = AnySubscriber<Int, Broken>(receiveValue: { .max($0) }).receive(4)
    #expect(more == Subscribers.Demand.max(4))
  }

  @Test func `AnySubscriber passes subscription, values, demand and completion on`() {
    let taker = Taker<Int, Broken>(.max(2), more: .max(1))
    let erased = AnySubscriber(taker)
    #expect(erased.combineIdentifier == taker.combineIdentifier)
    upstream.subscribe(erased)
    #expect(upstream.requests == [.max(2)])
    let more = upstream.send(5)
    upstream.finish(.failure(Broken()))
    #expect(more == Subscribers.Demand.max(1))
    #expect(taker.values == [5] && taker.completion == .failure(Broken()))
    let (one, two) = (AnySubscriber<Int, Never>(), AnySubscriber<Int, Never>())
    #expect(one.combineIdentifier != two.combineIdentifier)
  }

  @Test func `an erased publisher passes on everything, however often it is erased`() {
    let taker = Taker<Int, Broken>(.max(1))
    let erased = upstream.eraseToAnyPublisher().eraseToAnyPublisher()
    AnyPublisher(erased).subscribe(taker)
    upstream.send(1)
    taker.ask(2)
    taker.subscription?.cancel()
    #expect(upstream.requests == [.max(1), .max(2)])
    #expect(taker.values == [1] && upstream.cancels == 1 && upstream.subscriptions == 1)
  }

  @Test func `the empty subscription accepts a request and delivers nothing`() {
    let subscription = Subscriptions.empty
    subscription.request(.unlimited)
    subscription.cancel()
    let taker = Taker<Int, Broken>(.unlimited)
    taker.receive(subscription: subscription)
    taker.ask(1)
    #expect(taker.values.isEmpty && taker.completions == 0)
  }

  @Test func `a subscriber of Void receives events without an argument`() {
    let taker = Taker<Void, Never>(.none, more: .max(3))
    #expect(taker.receive() == Subscribers.Demand.max(3))
    #expect(taker.values.count == 1)
  }

  @Test func `a cancellable cancels another one when it is released`() {
    final class Other: Cancellable {
      var count = 0
      func cancel() { count += 1 }
    }
    let other = Other()
    do {
      let cancellable = AnyCancellable(other)
      #expect(cancellable == cancellable && cancellable != AnyCancellable {})
      #expect(Set([cancellable, cancellable]).count == 1)
    }
    #expect(other.count == 1)
  }

  @Test func `a cancellable runs its closure when it is released`() {
    var count = 0
    do { _ = AnyCancellable { count += 1 } }
    #expect(count == 1)
    var kept: AnyCancellable? = AnyCancellable { count += 10 }
    #expect(count == 1 && kept != nil)
    kept = nil
    #expect(count == 11)
  }

  @Test func `completions are equal if their failures are`() {
    typealias Completion = Subscribers.Completion<Broken>
    #expect(Completion.finished == .finished && Completion.finished != .failure(Broken()))
    #expect(Completion.failure(Broken()) == .failure(Broken()))
    #expect(Set([Subscribers.Completion<Never>.finished, .finished]).count == 1)
  }
}
