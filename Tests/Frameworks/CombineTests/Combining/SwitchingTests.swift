import Combine
import Testing

/// Tests of `switchToLatest`.
@Suite struct SwitchingTests {
  private typealias Inner = Upstream<Int, Broken>
  private let outer = PassthroughSubject<Upstream<Int, Broken>, Broken>()
  private let first = Upstream<Int, Broken>()
  private let second = Upstream<Int, Broken>()

  @Test func `switchToLatest cancels the former inner stream before it subscribes to the next one`()
  {
    let taker = Taker<Int, Broken>(.max(3))
    outer.switchToLatest().subscribe(taker)
    outer.send(first)
    first.send(1)
    #expect(first.requests == [.max(3)] && first.cancels == 0)
    outer.send(second)
    #expect(first.cancels == 1)
    #expect(second.requests == [.max(2)], "the remaining demand goes to the next stream")
    first.send(7)
    first.finish()
    second.send(2)
    #expect(taker.values == [1, 2] && taker.completions == 0)
  }

  @Test
  func `switchToLatest requests all outer values, and the demand from the current inner stream`() {
    let streams = Upstream<Inner, Broken>()
    let taker = Taker<Int, Broken>()
    streams.switchToLatest().subscribe(taker)
    #expect(streams.requests == [.unlimited])
    streams.send(first)
    #expect(first.requests.isEmpty)
    taker.ask(2)
    streams.send(second)
    taker.ask(1)
    #expect(first.requests == [.max(2)] && second.requests == [.max(2), .max(1)])
  }

  @Test(arguments: [true, false])
  func `switchToLatest finishes when the outer and the current inner stream have finished`(
    isOuterFirst: Bool
  ) {
    let taker = Taker<Int, Broken>(.unlimited)
    outer.switchToLatest().subscribe(taker)
    outer.send(first)
    if isOuterFirst { outer.send(completion: .finished) } else { first.finish() }
    #expect(taker.completions == 0)
    if isOuterFirst { first.finish() } else { outer.send(completion: .finished) }
    #expect(taker.isFinished && taker.completions == 1)
  }

  @Test func `switchToLatest finishes when the outer stream ends without values`() {
    let taker = Taker<Int, Broken>()
    outer.switchToLatest().subscribe(taker)
    outer.send(completion: .finished)
    #expect(taker.isFinished && taker.completions == 1)
  }

  @Test func `switchToLatest accepts a new inner stream after one that has finished`() {
    let taker = Taker<Int, Broken>(.unlimited)
    outer.switchToLatest().subscribe(taker)
    outer.send(first)
    first.finish()
    outer.send(second)
    second.send(5)
    #expect(first.cancels == 0 && taker.values == [5])
  }

  @Test
  func `switchToLatest delivers values even if the subscriber does not store its subscription`() {
    var seen: [Int] = []
    var completion: Subscribers.Completion<Broken>?
    outer.switchToLatest().subscribe(
      AnySubscriber<Int, Broken> { subscription in
        subscription.request(.unlimited)
      } receiveValue: { value in
        seen.append(value)
        return .none
      } receiveCompletion: {
        completion = $0
      })
    outer.send(first)
    first.send(1)
    outer.send(second)
    second.send(2)
    second.finish()
    outer.send(completion: .finished)
    #expect(seen == [1, 2] && completion == .finished)
  }

  @Test(arguments: [true, false])
  func `switchToLatest releases its subscriber after the end or a cancellation`(isCancelled: Bool) {
    let outer = PassthroughSubject<Inner, Broken>()
    weak var released: Taker<Int, Broken>?
    do {
      let taker = Taker<Int, Broken>(.unlimited)
      outer.switchToLatest().subscribe(taker)
      if isCancelled {
        taker.subscription?.cancel()
      } else {
        outer.send(completion: .finished)
      }
      taker.release()
      released = taker
    }
    #expect(released == nil)
  }

  @Test func `switchToLatest cancels the outer stream if the subscriber cancels at once`() {
    let streams = Upstream<Inner, Broken>()
    streams.switchToLatest().subscribe(AnySubscriber<Int, Broken> { $0.cancel() })
    #expect(streams.cancels == 1 && streams.requests.isEmpty)
    streams.send(first)
    #expect(first.subscriptions == 0)
  }

  @Test func `switchToLatest delivers the failure of the inner stream once`() {
    let taker = Taker<Int, Broken>(.unlimited)
    outer.switchToLatest().subscribe(taker)
    outer.send(first)
    first.finish(.failure(Broken()))
    outer.send(second)
    outer.send(completion: .failure(Broken()))
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
    #expect(second.subscriptions == 0)
  }

  @Test
  func `switchToLatest does not subscribe to an inner stream if it is cancelled while it switches`()
  {
    let streams = PassthroughSubject<AnyPublisher<Int, Broken>, Broken>()
    let taker = Taker<Int, Broken>(.unlimited)
    streams.switchToLatest().subscribe(taker)
    let ending = first.handleEvents(receiveCancel: { taker.subscription?.cancel() })
    streams.send(ending.eraseToAnyPublisher())
    streams.send(second.eraseToAnyPublisher())
    #expect(first.cancels == 1 && second.subscriptions == 0)
  }
}
