import Combine
import Testing

/// Tests that an operator cancels what it subscribed to: else its upstream would go on working.
@Suite struct CancellingTests {
  private let left = PassthroughSubject<Int, Broken>()
  private let right = PassthroughSubject<Int, Broken>()
  private let count = CancelCount()

  /// Subscribes, cancels, and returns how many subscriptions to the upstreams were cancelled.
  private func cancelled<P: Publisher>(_ publisher: P) -> Int {
    let before = count.count
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    return count.count - before
  }

  @Test func `cancelling an operator cancels its upstream`() {
    let upstream = count.of(left)
    #expect(cancelled(upstream.map { $0 }) == 1)
    #expect(cancelled(upstream.handleEvents()) == 1)
    #expect(cancelled(upstream.collect()) == 1)
    #expect(cancelled(upstream.catch { _ in Just(1) }) == 1)
    #expect(cancelled(upstream.append(5)) == 1)
    #expect(cancelled(upstream.receive(on: ImmediateScheduler.shared)) == 1)
    #expect(cancelled(upstream.subscribe(on: ImmediateScheduler.shared)) == 1)
    let manual = ManualScheduler()
    #expect(cancelled(upstream.debounce(for: .seconds(1), scheduler: manual)) == 1)
    #expect(cancelled(upstream.throttle(for: .seconds(1), scheduler: manual, latest: true)) == 1)
  }

  @Test func `cancelling merge, zip or combineLatest cancels each of the upstreams`() {
    let (one, two) = (count.of(left), count.of(right))
    #expect(cancelled(one.merge(with: two)) == 2)
    #expect(cancelled(one.zip(two)) == 2)
    #expect(cancelled(one.combineLatest(two)) == 2)
  }

  @Test func `cancelling flatMap and switchToLatest cancels the outer and the inner streams`() {
    let outer = PassthroughSubject<Int, Broken>()
    let flat = count.of(outer).flatMap { _ in count.of(left) }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    outer.send(1)
    outer.send(2)
    flat.cancel()
    #expect(count.count == 3)
    let latest = count.of(outer).map { _ in count.of(left) }.switchToLatest()
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    outer.send(1)
    outer.send(2)
    #expect(count.count == 4, "the former inner stream is cancelled")
    latest.cancel()
    #expect(count.count == 6)
  }

  @Test func `a failure of one of several combined streams cancels the others`() {
    let merged = Taker<Int, Broken>(.unlimited)
    count.of(left).merge(with: right).subscribe(merged)
    let joined = Taker<Int, Broken>(.unlimited)
    count.of(left).combineLatest(right).map { $0 + $1 }.subscribe(joined)
    right.send(completion: .failure(Broken()))
    #expect(merged.completion == .failure(Broken()) && joined.completion == .failure(Broken()))
    #expect(count.count == 2)
    left.send(1)
    #expect(merged.values.isEmpty && joined.values.isEmpty)
  }

  @Test func `a failure of the outer stream of flatMap or switchToLatest cancels the inner one`() {
    for isLatest in [true, false] {
      let outer = PassthroughSubject<Int, Broken>()
      let count = CancelCount()
      let taker = Taker<Int, Broken>(.unlimited)
      if isLatest {
        outer.map { _ in count.of(left) }.switchToLatest().subscribe(taker)
      } else {
        outer.flatMap { _ in count.of(left) }.subscribe(taker)
      }
      outer.send(1)
      left.send(5)
      outer.send(completion: .failure(Broken()))
      left.send(6)
      #expect(taker.values == [5] && taker.completion == .failure(Broken()))
      #expect(count.count == 1)
    }
  }

  @Test func `a failure of an inner stream of flatMap or switchToLatest cancels the outer one`() {
    for isLatest in [true, false] {
      let outer = PassthroughSubject<Int, Broken>()
      let inner = PassthroughSubject<Int, Broken>()
      let count = CancelCount()
      let taker = Taker<Int, Broken>(.unlimited)
      if isLatest {
        count.of(outer).map { _ in inner }.switchToLatest().subscribe(taker)
      } else {
        count.of(outer).flatMap { _ in inner }.subscribe(taker)
      }
      outer.send(1)
      inner.send(completion: .failure(Broken()))
      #expect(taker.completion == .failure(Broken()) && count.count == 1)
    }
  }

  @Test func `an operator that ends early cancels its upstream`() {
    let upstream = count.of(left)
    let takers = (0..<4).map { _ in Taker<Int, Broken>(.unlimited) }
    upstream.prefix(1).subscribe(takers[0])
    upstream.first().subscribe(takers[1])
    upstream.prefix { $0 < 0 }.subscribe(takers[2])
    upstream.tryMap { _ -> Int in throw Broken() }.mapError { _ in Broken() }.subscribe(takers[3])
    left.send(1)
    #expect(count.count == 4)
    #expect(takers[0].isFinished && takers[1].isFinished && takers[2].isFinished)
    #expect(takers[3].completion == .failure(Broken()))
  }

  @Test
  func `an operator that receives a second subscription cancels it and continues with the first`() {
    let taker = Taker<Int, Broken>(.unlimited)
    Doubled(one: left, two: count.of(right)).map { $0 }.subscribe(taker)
    #expect(count.count == 1)
    left.send(1)
    right.send(2)
    #expect(taker.values == [1])
  }

  @Test func `a cancellable that is cancelled twice runs its closure once`() {
    var cancelled = 0
    let cancellable = AnyCancellable { cancelled += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(cancelled == 1)
    let taker = Taker<Int, Broken>(.unlimited)
    count.of(left).merge(with: right).subscribe(taker)
    taker.subscription?.cancel()
    taker.subscription?.cancel()
    #expect(count.count == 1)
  }

  @Test func `a stored cancellable is cancelled when its array or set is emptied`() {
    struct Counter: Cancellable {
      let action: () -> Void
      func cancel() { action() }
    }
    var cancelled = 0
    var list: [AnyCancellable] = []
    var set: Set<AnyCancellable> = []
    Counter { cancelled += 1 }.store(in: &list)
    Counter { cancelled += 10 }.store(in: &set)
    #expect(list.count == 1 && set.count == 1 && cancelled == 0)
    list = []
    #expect(cancelled == 1)
    set = []
    #expect(cancelled == 11)
  }
}

/// A publisher that breaks the rules: it subscribes its subscriber twice.
private struct Doubled<One: Publisher, Two: Publisher>: Publisher
where One.Output == Two.Output, One.Failure == Two.Failure {
  typealias Output = One.Output
  typealias Failure = One.Failure
  let one: One
  let two: Two

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let both = AnySubscriber(subscriber)
    let first = AnySubscriber<Output, Failure> { subscription in
      both.receive(subscription: subscription)
      two.subscribe(both)
    } receiveValue: {
      both.receive($0)
    } receiveCompletion: {
      both.receive(completion: $0)
    }
    one.subscribe(first)
  }
}
