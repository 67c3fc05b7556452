import Combine
import Testing

/// Two upstreams that are merged, and the names of the operators that do so.
enum MergeKind: CaseIterable, Sendable {
  case two, three, four, many

  /// Returns the streams as one, with others that have no values.
  func merge(_ a: Upstream<Int, Broken>, _ b: Upstream<Int, Broken>) -> AnyPublisher<Int, Broken> {
    let none = Empty<Int, Broken>()
    return switch self {
    case .two: a.merge(with: b).eraseToAnyPublisher()
    case .three: a.merge(with: none, b).eraseToAnyPublisher()
    case .four: a.merge(with: none, b, none).eraseToAnyPublisher()
    case .many: Publishers.MergeMany(a, b).eraseToAnyPublisher()
    }
  }
}

/// Tests of the operators that deliver the values of several streams as they arrive.
@Suite struct MergingTests {
  private let a = Upstream<Int, Broken>()
  private let b = Upstream<Int, Broken>()

  @Test(arguments: MergeKind.allCases)
  func `merge delivers values of all streams and ends after the last`(kind: MergeKind) {
    let taker = Taker<Int, Broken>(.unlimited)
    kind.merge(a, b).subscribe(taker)
    #expect(a.requests == [.unlimited] && b.requests == [.unlimited])
    a.send(1)
    b.send(2)
    a.finish()
    b.send(3)
    #expect(taker.values == [1, 2, 3] && taker.completions == 0)
    b.finish()
    #expect(taker.isFinished && taker.completions == 1)
    #expect(a.cancels == 0 && b.cancels == 0)
  }

  @Test(arguments: MergeKind.allCases)
  func `merge requests one value of each stream, which waits for demand`(kind: MergeKind) {
    let taker = Taker<Int, Broken>(.max(1))
    kind.merge(a, b).subscribe(taker)
    #expect(a.requests == [.max(1)] && b.requests == [.max(1)])
    let next = a.send(1)
    #expect(next == Subscribers.Demand.max(1), "the delivered value is replaced by another one")
    let (second, third) = (a.send(2), b.send(3))
    #expect(second == Subscribers.Demand.none && third == Subscribers.Demand.none)
    #expect(taker.values == [1])
    taker.ask(1)
    #expect(taker.values == [1, 2], "the stream that was added first comes first")
    #expect(a.requests == [.max(1), .max(1)] && b.requests == [.max(1)])
    taker.ask(1)
    #expect(taker.values == [1, 2, 3])
  }

  @Test(arguments: MergeKind.allCases)
  func `merge delivers a value that comes while another one is delivered`(kind: MergeKind) {
    let taker = Taker<Int, Broken>(.max(1), more: .max(1))
    let (a, b) = (a, b)
    let merged = kind.merge(a, b).handleEvents(receiveOutput: { if $0 == 1 { b.send(2) } })
    merged.subscribe(taker)
    a.send(1)
    #expect(taker.values == [1, 2])
    #expect(b.requests == [.max(1), .max(1)], "the delivered value is replaced by another one")
  }

  @Test(arguments: MergeKind.allCases)
  func `merge requests unlimited values once a subscriber returns unlimited demand for a value`(
    kind: MergeKind
  ) {
    let taker = Taker<Int, Broken>(.max(1), more: .unlimited)
    kind.merge(a, b).subscribe(taker)
    a.send(1)
    #expect(a.requests == [.max(1), .unlimited] && b.requests == [.max(1), .unlimited])
  }

  @Test(arguments: MergeKind.allCases)
  func `merge delivers a waiting value of a finished stream before it ends`(kind: MergeKind) {
    let taker = Taker<Int, Broken>()
    kind.merge(a, b).subscribe(taker)
    a.send(1)
    a.finish()
    b.finish()
    #expect(taker.values.isEmpty && taker.completions == 0)
    taker.ask(1)
    #expect(taker.values == [1] && taker.isFinished)
  }

  @Test(arguments: MergeKind.allCases)
  func `merge fails at once and cancels the other streams`(kind: MergeKind) {
    let taker = Taker<Int, Broken>()
    kind.merge(a, b).subscribe(taker)
    a.send(1)
    b.finish(.failure(Broken()))
    #expect(taker.completion == .failure(Broken()) && taker.values.isEmpty)
    #expect(a.cancels == 1 && b.cancels == 0)
    taker.ask(1)
    a.finish()
    #expect(taker.values.isEmpty && taker.completions == 1)
  }

  @Test(arguments: MergeKind.allCases)
  func `cancelling merge cancels all streams`(kind: MergeKind) {
    let taker = Taker<Int, Broken>(.unlimited)
    kind.merge(a, b).subscribe(taker)
    taker.subscription?.cancel()
    a.send(1)
    #expect(a.cancels == 1 && b.cancels == 1)
    #expect(taker.values.isEmpty && taker.completions == 0)
  }

  @Test func `streams that are merged with one that has failed are cancelled without demand`() {
    let taker = Taker<Int, Broken>(.unlimited)
    Fail<Int, Broken>(error: Broken()).merge(with: a, b).subscribe(taker)
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
    for upstream in [a, b] { #expect(upstream.cancels == 1 && upstream.requests.isEmpty) }
    a.send(1)
    a.finish()
    #expect(taker.values.isEmpty && taker.completions == 1)
  }

  @Test func `a subscriber that cancels while merge subscribes cancels the streams that follow`() {
    var cancellable: (any Subscription)?
    let eager = AnySubscriber<Int, Broken> { subscription in
      cancellable = subscription
      subscription.request(.unlimited)
    } receiveValue: { _ in
      cancellable?.cancel()
      return .none
    }
    Just(1).setFailureType(to: Broken.self).merge(with: a).subscribe(eager)
    #expect(a.cancels == 1 && a.requests.isEmpty)
  }

  @Test func `merge requests later unlimited demand from the streams in their order`() {
    let taker = Taker<Int, Never>()
    let lists = [[1, 2, 3], [10, 20, 30], [100, 200, 300]]
    Publishers.MergeMany(lists.map(\.publisher)).subscribe(taker)
    taker.subscription?.request(.unlimited)
    #expect(taker.values == [1, 2, 10, 20, 100, 200, 3, 30, 300])
    #expect(taker.isFinished && taker.completions == 1)
  }

  @Test func `merge also delivers a value that is sent while another is delivered`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let cancellable = subject.merge(with: subject.filter { $0 > 10 }).sink { value in
      seen.append(value)
      if value == 1 { subject.send(2) }
    }
    subject.send(1)
    #expect(seen == [1, 2])
    cancellable.cancel()
  }

  @Test func `merging no publishers ends at once`() {
    let taker = Taker<Int, Broken>()
    Publishers.MergeMany([Upstream<Int, Broken>]()).subscribe(taker)
    #expect(taker.isFinished && taker.completions == 1)
  }

  // MARK: - flatMap

  @Test(arguments: [Subscribers.Demand.unlimited, .max(1), .max(3)])
  func `flatMap requests as many outer values as its maxPublishers allows`(most: Subscribers.Demand)
  {
    let taker = Taker<Int, Broken>(.max(5))
    a.flatMap(maxPublishers: most) { _ in Upstream<Int, Broken>() }.subscribe(taker)
    #expect(a.requests == [most])
  }

  @Test func `flatMap requests another value when an inner stream has ended and is delivered`() {
    let inner = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>()
    a.flatMap(maxPublishers: .max(1)) { _ in inner }.subscribe(taker)
    a.send(0)
    inner.send(7)
    inner.finish()
    #expect(a.requests == [.max(1)], "a value of the inner stream still waits")
    taker.ask(1)
    #expect(taker.values == [7])
    #expect(a.requests == [.max(1), .max(1)])
  }

  @Test func `flatMap ends after the outer stream and all inner ones`() {
    let inners = [Upstream<Int, Broken>(), Upstream<Int, Broken>()]
    let taker = Taker<Int, Broken>(.unlimited)
    a.flatMap { inners[$0] }.subscribe(taker)
    a.send(0)
    a.send(1)
    a.finish()
    inners[1].send(5)
    inners[0].finish()
    #expect(taker.completions == 0)
    inners[1].finish()
    #expect(taker.values == [5] && taker.isFinished && taker.completions == 1)
  }

  @Test func `flatMap passes on a failure of the outer stream or of an inner stream`() {
    let taker = Taker<Int, Broken>(.unlimited)
    a.flatMap { Just($0 * 2) }.subscribe(taker)
    a.send(3)
    a.finish(.failure(Broken()))
    #expect(taker.values == [6] && taker.completion == .failure(Broken()))
    let failing = [1, 2].publisher.setFailureType(to: Broken.self)
      .flatMap { $0 == 1 ? Result.success(1).publisher : Result.failure(Broken()).publisher }
    #expect(failing.all == [1] && failing.end == .failure(Broken()))
  }

  @Test func `flatMap does not call its closure after it was cancelled`() {
    var calls = 0
    let taker = Taker<Int, Broken>(.unlimited)
    a.flatMap { value in
      calls += 1
      return Just(value)
    }.subscribe(taker)
    a.send(1)
    taker.subscription?.cancel()
    a.send(2)
    #expect(calls == 1 && a.cancels == 1 && taker.values == [1])
  }
}
