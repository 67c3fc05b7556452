import Combine
import Testing

/// Tests of publishers that several subscribers share.
@Suite struct SharingTests {
  private let upstream = Upstream<Int, Broken>()

  @Test func `multicast makes its subject once, for the first subscriber`() {
    var made = 0
    let cast = upstream.multicast {
      made += 1
      return PassthroughSubject<Int, Broken>()
    }
    #expect(made == 0)
    let takers = (0..<2).map { _ in Taker<Int, Broken>(.unlimited) }
    for taker in takers { cast.subscribe(taker) }
    #expect(made == 1 && upstream.subscriptions == 0)
    let connection = cast.connect()
    upstream.send(1)
    #expect(takers.map(\.values) == [[1], [1]])
    #expect(made == 1 && upstream.subscriptions == 1)
    connection.cancel()
    upstream.send(2)
    #expect(upstream.cancels == 1 && takers.map(\.values) == [[1], [1]])
  }

  @Test func `a connected multicast requests unlimited values once a subscriber has demand`() {
    let cast = upstream.multicast(subject: PassthroughSubject())
    let connection = cast.connect()
    #expect(upstream.subscriptions == 1 && upstream.requests.isEmpty)
    let taker = Taker<Int, Broken>()
    cast.subscribe(taker)
    #expect(upstream.requests.isEmpty)
    taker.ask(1)
    #expect(upstream.requests == [.unlimited])
    upstream.send(1)
    upstream.send(2)
    #expect(taker.values == [1], "a passthrough subject drops what is not requested")
    connection.cancel()
  }

  @Test func `multicast with a current value subject delivers its value to late subscribers`() {
    let cast = upstream.multicast(subject: CurrentValueSubject(0))
    let connection = cast.connect()
    #expect(upstream.requests.contains(.unlimited))
    upstream.send(5)
    #expect(cast.all == [5])
    connection.cancel()
  }

  @Test func `share ends all its subscribers with the completion`() {
    let shared = upstream.share()
    let takers = (0..<2).map { _ in Taker<Int, Broken>(.unlimited) }
    for taker in takers { shared.subscribe(taker) }
    upstream.send(1)
    upstream.finish(.failure(Broken()))
    for taker in takers {
      #expect(taker.values == [1])
      #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
    }
    #expect(upstream.subscriptions == 1)
  }

  @Test func `subscribing to a finished shared stream delivers its completion without a restart`() {
    var begun = 0
    let shared = Deferred {
      begun += 1
      return [1, 2].publisher
    }.share()
    #expect(shared.all == [1, 2] && begun == 1)
    let late = Taker<Int, Never>(.unlimited)
    shared.subscribe(late)
    #expect(late.values.isEmpty && late.isFinished && late.completions == 1)
    #expect(begun == 1)
  }

  @Test func `share subscribes again for a subscriber that comes after all others have cancelled`()
  {
    let shared = upstream.share()
    for round in 1...3 {
      let taker = Taker<Int, Broken>(.unlimited)
      shared.subscribe(taker)
      #expect(upstream.subscriptions == round && upstream.cancels == round - 1)
      upstream.send(round)
      #expect(taker.values == [round])
      taker.subscription?.cancel()
      #expect(upstream.cancels == round)
    }
  }

  @Test func `cancelling a subscriber of share twice leaves the other subscribers connected`() {
    let shared = upstream.share()
    let takers = (0..<2).map { _ in Taker<Int, Broken>(.unlimited) }
    for taker in takers { shared.subscribe(taker) }
    takers[0].subscription?.cancel()
    takers[0].subscription?.cancel()
    upstream.send(1)
    #expect(upstream.cancels == 0)
    #expect(takers.map(\.values) == [[], [1]])
  }

  @Test func `a shared stream stays connected as long as one subscription exists`() {
    var seen: [Int] = []
    let cancellable: AnyCancellable
    do {
      let shared = upstream.share()
      cancellable = shared.sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
    }
    upstream.send(1)
    #expect(seen == [1])
    cancellable.cancel()
    #expect(upstream.cancels == 1)
  }

  @Test func `autoconnect connects once for subscribers at the same time`() {
    let connectable = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    let takers = (0..<3).map { _ in Taker<Int, Broken>(.unlimited) }
    for taker in takers { connectable.subscribe(taker) }
    #expect(upstream.subscriptions == 1)
    upstream.send(4)
    #expect(takers.allSatisfy { $0.values == [4] })
  }

  @Test func `each connection of multicast subscribes to the upstream`() {
    let cast = upstream.multicast(subject: PassthroughSubject())
    let connections = [cast.connect(), cast.connect()]
    #expect(upstream.subscriptions == 2)
    for connection in connections { connection.cancel() }
    #expect(upstream.cancels == 2)
  }
}
