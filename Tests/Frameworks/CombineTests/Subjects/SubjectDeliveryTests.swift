import Combine
import Testing

/// A subject of one of the two kinds, as the argument of a test.
enum SubjectKind: CaseIterable, Sendable {
  case passthrough, currentValue

  /// Creates a subject, whose current value is 0 if it has one.
  func make() -> any Subject<Int, Broken> {
    switch self {
    case .passthrough: PassthroughSubject<Int, Broken>()
    case .currentValue: CurrentValueSubject<Int, Broken>(0)
    }
  }

  /// The values that a subscriber receives at once.
  var first: [Int] { self == .currentValue ? [0] : [] }
}

/// Tests of how subjects deliver values, with subscribers that act while they receive one.
@Suite struct SubjectDeliveryTests {
  private func collect(
    _ subject: any Subject<Int, Broken>, _ action: @escaping (Int) -> Void
  ) -> AnyCancellable {
    AnyPublisher(subject).sink(receiveCompletion: { _ in }, receiveValue: action)
  }

  private func listen(
    _ subject: any Subject<Int, Broken>, _ first: Subscribers.Demand = .unlimited
  ) -> Taker<Int, Broken> {
    let taker = Taker<Int, Broken>(first)
    AnyPublisher(subject).subscribe(taker)
    return taker
  }

  @Test(arguments: SubjectKind.allCases)
  func `subscribers receive values in the order of their subscriptions`(kind: SubjectKind) {
    let subject = kind.make()
    var seen: [String] = []
    let cancellables = ["a", "b", "c"].map { name in
      collect(subject) { seen.append("\(name)\($0)") }
    }
    seen = []
    subject.send(1)
    subject.send(2)
    #expect(seen == ["a1", "b1", "c1", "a2", "b2", "c2"])
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test(arguments: SubjectKind.allCases)
  func `a subscriber may send a value while it receives one`(kind: SubjectKind) {
    let subject = kind.make()
    var seen: [Int] = []
    let cancellable = collect(subject) { value in
      seen.append(value)
      if (1..<3).contains(value) { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(seen == kind.first + [1, 2, 3])
    cancellable.cancel()
  }

  @Test(arguments: SubjectKind.allCases)
  func `a subscriber may complete the subject while it receives a value`(kind: SubjectKind) {
    let subject = kind.make()
    let cancellable = collect(subject) { if $0 == 1 { subject.send(completion: .finished) } }
    let second = listen(subject)
    subject.send(1)
    subject.send(2)
    #expect(second.values == kind.first, "the completion comes before the value")
    #expect(second.isFinished && second.completions == 1)
    cancellable.cancel()
  }

  @Test(arguments: SubjectKind.allCases)
  func `a subscriber may cancel another one while it receives a value`(kind: SubjectKind) {
    let subject = kind.make()
    var second: Taker<Int, Broken>?
    let cancellable = collect(subject) { if $0 == 1 { second?.subscription?.cancel() } }
    let taker = listen(subject)
    second = taker
    subject.send(1)
    subject.send(completion: .finished)
    #expect(taker.values == kind.first && taker.completions == 0)
    cancellable.cancel()
  }

  @Test(arguments: SubjectKind.allCases)
  func `a subscriber that is added during a delivery receives the next values`(kind: SubjectKind) {
    let subject = kind.make()
    var late: Taker<Int, Broken>?
    let cancellable = collect(subject) { value in
      if value == 1 { late = listen(subject) }
    }
    subject.send(1)
    subject.send(2)
    #expect(late?.values == (kind == .currentValue ? [1, 2] : [2]))
    cancellable.cancel()
  }

  @Test(arguments: SubjectKind.allCases)
  func `a subject delivers only its first completion, and no value after it`(kind: SubjectKind) {
    let subject = kind.make()
    let taker = listen(subject)
    subject.send(completion: .failure(Broken()))
    subject.send(completion: .finished)
    subject.send(1)
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
    #expect(taker.values == kind.first)
  }

  @Test(arguments: SubjectKind.allCases, [Subscribers.Demand.none, .max(1), .unlimited])
  func `a subscriber that comes after the end receives only the completion`(
    kind: SubjectKind, demand: Subscribers.Demand
  ) {
    let subject = kind.make()
    subject.send(1)
    subject.send(completion: .finished)
    let late = listen(subject, demand)
    late.ask(1)
    #expect(late.values.isEmpty)
    #expect(late.isFinished && late.completions == 1)
  }

  @Test(arguments: SubjectKind.allCases)
  func `each subscriber of a subject receives as many values as it requested itself`(
    kind: SubjectKind
  ) {
    let subject = kind.make()
    let takers = [0, 2, 5].map { listen(subject, .max($0)) }
    for value in 1...3 { subject.send(value) }
    let all = kind.first + [1, 2, 3]
    #expect(takers.map(\.values) == [[], Array(all.prefix(2)), Array(all.prefix(5))])
  }

  @Test func `a current value subject delivers the value that is set while there is no demand`() {
    let subject = CurrentValueSubject<Int, Broken>(0)
    let taker = listen(subject, .max(1))
    for value in 1...3 { subject.value = value }
    #expect(taker.values == [0])
    taker.ask(1)
    #expect(taker.values == [0, 3])
    taker.ask(2)
    #expect(taker.values == [0, 3], "the same value is delivered once")
    subject.send(3)
    #expect(taker.values == [0, 3, 3], "an equal value is a new one")
  }

  @Test func `a current value subject has its new value while it delivers it`() {
    let subject = CurrentValueSubject<Int, Broken>(0)
    var seen: [Int] = []
    let cancellable = collect(subject) { _ in seen.append(subject.value) }
    subject.send(1)
    #expect(seen == [0, 1])
    cancellable.cancel()
  }

  @Test func `a passthrough subject requests values of its upstream once a subscriber does`() {
    let upstream = Upstream<Int, Broken>()
    let subject = PassthroughSubject<Int, Broken>()
    let cancellable = upstream.subscribe(subject)
    let patient = listen(subject, .none)
    #expect(upstream.requests.isEmpty)
    let eager = listen(subject, .max(1))
    #expect(upstream.requests == [.unlimited])
    patient.ask(1)
    #expect(upstream.requests == [.unlimited], "all values are requested once")
    upstream.send(1)
    upstream.send(2)
    #expect(eager.values == [1] && patient.values == [1])
    cancellable.cancel()
    #expect(upstream.cancels == 1)
  }

  @Test func `a sequence feeds a passthrough subject only once the subject has a subscriber`() {
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = [1, 2].publisher.subscribe(subject)
    let taker = Taker<Int, Never>(.unlimited)
    subject.subscribe(taker)
    #expect(taker.values == [1, 2] && taker.isFinished)
    cancellable.cancel()
  }

  @Test func `a current value subject takes the values of its upstream at once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancellable = [1, 2].publisher.append(Empty(completeImmediately: false)).subscribe(subject)
    #expect(subject.value == 2)
    #expect(subject.all == [2])
    cancellable.cancel()
  }

  @Test func `a subject of Void sends events without an argument`() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let cancellable = subject.sink { count += 1 }
    subject.send()
    subject.send(())
    #expect(count == 2)
    cancellable.cancel()
  }
}
