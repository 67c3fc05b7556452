import Combine
import Testing

/// The operators that combine the values of several streams.
enum JoinKind: CaseIterable, Sendable {
  case zip, zipThree, zipFour, latest, latestThree, latestFour

  /// Returns the combined values of two streams, with others that have one value and never end.
  func join(_ a: Upstream<Int, Broken>, _ b: Upstream<Int, Broken>) -> AnyPublisher<[Int], Broken> {
    let (c, d) = (CurrentValueSubject<Int, Broken>(0), CurrentValueSubject<Int, Broken>(0))
    return switch self {
    case .zip: a.zip(b) { [$0, $1] }.eraseToAnyPublisher()
    case .zipThree: a.zip(b, c) { [$0, $1, $2] }.eraseToAnyPublisher()
    case .zipFour: a.zip(b, c, d) { [$0, $1, $2, $3] }.eraseToAnyPublisher()
    case .latest: a.combineLatest(b) { [$0, $1] }.eraseToAnyPublisher()
    case .latestThree: a.combineLatest(b, c) { [$0, $1, $2] }.eraseToAnyPublisher()
    case .latestFour: a.combineLatest(b, c, d) { [$0, $1, $2, $3] }.eraseToAnyPublisher()
    }
  }
}

/// Tests of `zip` and `combineLatest`.
@Suite struct JoiningTests {
  private let a = Upstream<Int, Broken>()
  private let b = Upstream<Int, Broken>()

  @Test(arguments: JoinKind.allCases)
  func `zip and combineLatest request the subscriber's demand from each stream`(kind: JoinKind) {
    let taker = Taker<[Int], Broken>(.max(2))
    kind.join(a, b).subscribe(taker)
    #expect(a.requests == [.max(2)] && b.requests == [.max(2)])
    taker.ask(3)
    #expect(a.requests == [.max(2), .max(3)] && b.requests == [.max(2), .max(3)])
  }

  @Test(arguments: JoinKind.allCases)
  func `zip and combineLatest deliver nothing before each stream has sent a value`(kind: JoinKind) {
    let taker = Taker<[Int], Broken>(.unlimited)
    kind.join(a, b).subscribe(taker)
    a.send(1)
    #expect(taker.values.isEmpty)
    b.send(2)
    #expect(taker.values.map { Array($0[..<2]) } == [[1, 2]])
  }

  @Test(arguments: JoinKind.allCases)
  func `zip and combineLatest end with the failure of one stream and cancel the others`(
    kind: JoinKind
  ) {
    let taker = Taker<[Int], Broken>(.unlimited)
    kind.join(a, b).subscribe(taker)
    a.send(1)
    b.finish(.failure(Broken()))
    b.send(2)
    a.finish(.failure(Broken()))
    #expect(taker.values.isEmpty)
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
    #expect(a.cancels == 1 && b.cancels == 0)
  }

  @Test(arguments: JoinKind.allCases)
  func `cancelling zip or combineLatest cancels each stream once`(kind: JoinKind) {
    let taker = Taker<[Int], Broken>(.unlimited)
    kind.join(a, b).subscribe(taker)
    taker.subscription?.cancel()
    taker.subscription?.cancel()
    a.send(1)
    b.send(2)
    #expect(a.cancels == 1 && b.cancels == 1)
    #expect(taker.values.isEmpty && taker.completions == 0)
  }

  @Test(arguments: [JoinKind.zip, .latest])
  func `demand that a subscriber adds when it receives a value is requested from both streams`(
    kind: JoinKind
  ) {
    let taker = Taker<[Int], Broken>(.max(1), more: .max(2))
    kind.join(a, b).subscribe(taker)
    a.send(1)
    let more = b.send(2)
    #expect(more == Subscribers.Demand.max(2))
    #expect(a.requests == [.max(1), .max(2)] && b.requests == [.max(1)])
  }

  @Test(arguments: JoinKind.allCases)
  func `zip and combineLatest cancel a stream that they subscribe to after another has failed`(
    kind: JoinKind
  ) {
    let failed = Fail<Int, Broken>(error: Broken())
    let taker = Taker<[Int], Broken>(.unlimited)
    switch kind {
    case .zip: failed.zip(a) { [$0, $1] }.subscribe(taker)
    case .zipThree: failed.zip(a, b) { [$0, $1, $2] }.subscribe(taker)
    case .zipFour: failed.zip(failed, a, b) { [$0, $1, $2, $3] }.subscribe(taker)
    case .latest: failed.combineLatest(a) { [$0, $1] }.subscribe(taker)
    case .latestThree: failed.combineLatest(a, b) { [$0, $1, $2] }.subscribe(taker)
    case .latestFour: failed.combineLatest(failed, a, b) { [$0, $1, $2, $3] }.subscribe(taker)
    }
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
    #expect(a.subscriptions == 1 && a.cancels == 1 && a.requests.isEmpty)
    #expect(b.subscriptions == b.cancels && b.requests.isEmpty)
  }

  @Test func `zip with a stream that ends without values ends and cancels the other stream`() {
    let taker = Taker<[Int], Broken>(.unlimited)
    Empty<Int, Broken>().zip(a) { [$0, $1] }.subscribe(taker)
    #expect(taker.isFinished && taker.completions == 1)
    #expect(a.cancels == 1 && a.requests.isEmpty)
  }

  /// The events that two streams send, in order, and the pairs that result. `nil` ends a stream.
  struct Line: Sendable {
    var steps: [(isFirst: Bool, value: Int?)]
    var pairs: [[Int]]
    var isFinished: Bool
  }

  private func play(_ line: Line, _ kind: JoinKind) -> Taker<[Int], Broken> {
    let taker = Taker<[Int], Broken>(.unlimited)
    kind.join(a, b).subscribe(taker)
    for (isFirst, value) in line.steps {
      let stream = isFirst ? a : b
      if let value { stream.send(value) } else { stream.finish() }
    }
    return taker
  }

  @Test(arguments: [
    Line(steps: [(true, 1), (true, 2), (false, 3)], pairs: [[1, 3]], isFinished: false),
    Line(
      steps: [(true, 1), (true, 2), (false, 3), (false, 4), (false, 5)],
      pairs: [[1, 3], [2, 4]], isFinished: false),
    Line(steps: [(true, 1), (true, nil), (false, 3)], pairs: [[1, 3]], isFinished: true),
    Line(steps: [(true, nil)], pairs: [], isFinished: true),
    Line(steps: [(false, 1), (false, nil)], pairs: [], isFinished: false),
    Line(steps: [(false, 1), (false, nil), (true, nil)], pairs: [], isFinished: true),
    Line(
      steps: [(true, 1), (false, 2), (false, 3), (false, nil), (true, 4), (true, 5)],
      pairs: [[1, 2], [4, 3]], isFinished: true),
  ])
  func `zip pairs values by position and ends with its last possible pair`(line: Line) {
    let taker = play(line, .zip)
    #expect(taker.values == line.pairs)
    #expect(taker.isFinished == line.isFinished && taker.completions == (line.isFinished ? 1 : 0))
  }

  @Test(arguments: [
    Line(steps: [(true, 1), (true, 2), (false, 3)], pairs: [[2, 3]], isFinished: false),
    Line(
      steps: [(true, 1), (false, 2), (false, 3), (true, 4)],
      pairs: [[1, 2], [1, 3], [4, 3]], isFinished: false),
    Line(
      steps: [(true, 1), (true, nil), (false, 3), (false, 4)],
      pairs: [[1, 3], [1, 4]], isFinished: false),
    Line(
      steps: [(true, 1), (false, 2), (true, nil), (false, nil)], pairs: [[1, 2]],
      isFinished: true),
    Line(steps: [(true, nil), (false, nil)], pairs: [], isFinished: true),
  ])
  func `combineLatest repeats the latest values and ends after both streams`(line: Line) {
    let taker = play(line, .latest)
    #expect(taker.values == line.pairs)
    #expect(taker.isFinished == line.isFinished && taker.completions == (line.isFinished ? 1 : 0))
  }

  @Test func `zip and combineLatest also combine a value that is sent while another is delivered`()
  {
    let (left, right) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    var seen: [[Int]] = []
    let cancellable = left.combineLatest(right).sink { one, two in
      seen.append([one, two])
      if one == 2, two == 10 { right.send(20) }
    }
    left.send(2)
    #expect(seen == [[1, 10], [2, 10], [2, 20]])
    cancellable.cancel()
  }

  @Test func `a subscriber of zip may cancel while it receives a value`() {
    let taker = Taker<[Int], Broken>(.unlimited)
    a.zip(b) { [$0, $1] }.handleEvents(receiveOutput: { _ in taker.subscription?.cancel() })
      .subscribe(taker)
    a.send(1)
    b.send(2)
    a.send(3)
    b.send(4)
    #expect(a.cancels == 1 && b.cancels == 1)
    #expect(taker.values == [[1, 2]] && taker.completions == 0)
  }

  @Test(arguments: [JoinKind.zip, .latest])
  func `zip and combineLatest combine values sent during a delivery, if there is demand`(
    kind: JoinKind
  ) {
    let taker = Taker<[Int], Broken>(.max(1), more: .max(1))
    let (a, b) = (a, b)
    let joined = kind.join(a, b).handleEvents(receiveOutput: { values in
      guard values == [1, 2] else { return }
      a.send(3)
      b.send(4)
    })
    joined.subscribe(taker)
    a.send(1)
    b.send(2)
    #expect(taker.values == [[1, 2], [3, 4]])
  }
}
