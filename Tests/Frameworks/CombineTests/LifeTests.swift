import Combine
import Foundation
import Testing

/// Tests of the lifetimes of subscriptions, subscribers and values.
@Suite struct LifeTests {
  @Test func `a subject releases a subscriber that has cancelled`() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    weak var forgotten: Taker<Int, Never>?
    for isCurrent in [true, false] {
      do {
        let taker = Taker<Int, Never>(.unlimited)
        if isCurrent { current.subscribe(taker) } else { subject.subscribe(taker) }
        taker.subscription?.cancel()
        subject.send(1)
        current.send(1)
        #expect(taker.values == (isCurrent ? [0] : []))
        taker.release()
        forgotten = taker
      }
      #expect(forgotten == nil)
    }
  }

  @Test func `assign retains its object until the subscription is cancelled`() {
    final class Model { var number = 0 }
    let count = CancelCount()
    let subject = PassthroughSubject<Int, Never>()
    weak var kept: Model?
    var cancellable: AnyCancellable?
    do {
      let model = Model()
      kept = model
      cancellable = count.of(subject).assign(to: \.number, on: model)
    }
    subject.send(5)
    #expect(kept?.number == 5)
    cancellable?.cancel()
    #expect(kept == nil && count.count == 1)
  }

  @Test func `assign releases its object when the stream ends`() {
    final class Model { var number = 0 }
    let subject = PassthroughSubject<Int, Never>()
    let model = Model()
    let assign = Subscribers.Assign(object: model, keyPath: \.number)
    subject.subscribe(assign)
    subject.send(3)
    #expect(assign.object === model && model.number == 3)
    subject.send(completion: .finished)
    #expect(assign.object == nil)
  }

  @Test func `a subject cancels its upstreams when it is released`() {
    let count = CancelCount()
    let source = PassthroughSubject<Int, Never>()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let relay = Taker<Int, Never>()
    count.of(source).subscribe(relay)
    relay.subscription.map { subject?.send(subscription: $0) }
    #expect(count.count == 0)
    subject = nil
    #expect(count.count == 1)
  }

  @Test func `a subject requests values of its upstream once it has a subscriber`() {
    let relay = Taker<Int, Never>()
    [1, 2].publisher.subscribe(relay)
    let subject = PassthroughSubject<Int, Never>()
    relay.subscription.map { subject.send(subscription: $0) }
    #expect(relay.values.isEmpty)
    subject.subscribe(Taker<Int, Never>(.unlimited))
    #expect(relay.values == [1, 2])
    let late = Taker<Int, Never>()
    [3].publisher.subscribe(late)
    late.subscription.map { subject.send(subscription: $0) }
    #expect(late.values == [3])
  }

  @Test func `a future sends its failure at once, and its value only on demand`() {
    var promise: Future<Int, Broken>.Promise?
    let failing = Future<Int, Broken> { promise = $0 }
    let (told, cancelled) = (Taker<Int, Broken>(.unlimited), Taker<Int, Broken>(.unlimited))
    failing.subscribe(told)
    failing.subscribe(cancelled)
    cancelled.subscription?.cancel()
    promise?(.failure(Broken()))
    #expect(told.completion == .failure(Broken()) && cancelled.completion == nil)
    let patient = Taker<Int, Broken>()
    let fulfilled = Future<Int, Broken> { $0(.success(5)) }
    fulfilled.subscribe(patient)
    #expect(patient.values.isEmpty && patient.completion == nil)
    patient.ask(1)
    #expect(patient.values == [5] && patient.isFinished)
  }

  @Test func `autoconnect cancels the connection after the last subscriber`() {
    let count = CancelCount()
    let publisher = Connectable(count: count).autoconnect()
    let (one, two) = (publisher.sink { _ in }, publisher.sink { _ in })
    one.cancel()
    #expect(count.count == 0)
    two.cancel()
    #expect(count.count == 1)
  }

  @Test func `autoconnect cancels the connection if the subscriber cancels while it connects`() {
    let count = CancelCount()
    #expect(Connectable(count: count).autoconnect().prefix(1).all == [7])
    #expect(count.count == 1)
  }

  @Test func `a shared publisher is equal only to itself`() {
    let (one, two) = (Just(1).share(), Just(1).share())
    #expect(one == one && one != two)
  }
}

/// A publisher that sends a value when it is connected. Its connection is a plain value, which ends
/// nothing when it is released.
private struct Connectable: ConnectablePublisher {
  struct Connection: Cancellable {
    let count: CancelCount
    func cancel() { count.add() }
  }

  typealias Output = Int
  typealias Failure = Never
  let count: CancelCount
  private let subject = PassthroughSubject<Int, Never>()

  init(count: CancelCount) { self.count = count }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  func connect() -> any Cancellable {
    subject.send(7)
    return Connection(count: count)
  }
}
