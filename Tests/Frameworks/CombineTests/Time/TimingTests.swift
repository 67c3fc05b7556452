import Combine
import Foundation
import Testing

/// A value and the second at which it is sent or delivered.
struct Moment: Equatable, Sendable {
  var second: Double
  var value: Int

  init(_ second: Double, _ value: Int) { (self.second, self.value) = (second, value) }
}

/// An operator of time, the values that it receives, and those that it delivers with their times.
struct TimeCase: Sendable, CustomTestStringConvertible {
  typealias Stream = AnyPublisher<Int, Broken>

  let testDescription: String
  let sent: [Moment]
  let delivered: [Moment]
  let apply: @Sendable (Stream, ManualScheduler) -> Stream

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ sent: [Moment], _ delivered: [Moment],
    _ apply: @escaping @Sendable (Stream, ManualScheduler) -> P
  ) where P.Output == Int, P.Failure == Broken {
    testDescription = name
    (self.sent, self.delivered) = (sent, delivered)
    self.apply = { apply($0, $1).eraseToAnyPublisher() }
  }
}

/// Tests of the operators that deliver later, with a scheduler whose time the tests advance.
@Suite struct TimingTests {
  private let manual = ManualScheduler()
  private let upstream = Upstream<Int, Broken>()

  private var second: Double { manual.now.date.timeIntervalSinceReferenceDate }

  static let debouncing = [
    TimeCase("debounce of nothing", [], []) { $0.debounce(for: .seconds(2), scheduler: $1) },
    TimeCase("debounce of one value", [Moment(1, 7)], [Moment(3, 7)]) {
      $0.debounce(for: .seconds(2), scheduler: $1)
    },
    TimeCase(
      "debounce of two values at once", [Moment(1, 7), Moment(1, 8)], [Moment(3, 8)]
    ) { $0.debounce(for: .seconds(2), scheduler: $1) },
    TimeCase(
      "debounce of values without a pause",
      [Moment(0, 1), Moment(1, 2), Moment(2, 3), Moment(3, 4)], [Moment(5, 4)]
    ) { $0.debounce(for: .seconds(2), scheduler: $1) },
    TimeCase(
      "debounce of values with pauses", [Moment(0, 1), Moment(1, 2), Moment(4, 3)],
      [Moment(3, 2), Moment(6, 3)]
    ) { $0.debounce(for: .seconds(2), scheduler: $1) },
  ]

  static let throttling = [
    TimeCase("throttle of one value", [Moment(1, 7)], [Moment(1, 7)]) {
      $0.throttle(for: .seconds(2), scheduler: $1, latest: true)
    },
    TimeCase(
      "throttle to the first values",
      [Moment(0, 1), Moment(1, 2), Moment(1, 3), Moment(3, 4), Moment(3, 5)],
      [Moment(0, 1), Moment(2, 2), Moment(4, 4)]
    ) { $0.throttle(for: .seconds(2), scheduler: $1, latest: false) },
    TimeCase(
      "throttle to the last values",
      [Moment(0, 1), Moment(1, 2), Moment(1, 3), Moment(3, 4), Moment(3, 5)],
      [Moment(0, 1), Moment(2, 3), Moment(4, 5)]
    ) { $0.throttle(for: .seconds(2), scheduler: $1, latest: true) },
    TimeCase(
      "throttle of slow values", [Moment(0, 1), Moment(3, 2), Moment(6, 3)],
      [Moment(0, 1), Moment(3, 2), Moment(6, 3)]
    ) { $0.throttle(for: .seconds(2), scheduler: $1, latest: true) },
  ]

  static let delaying = [
    TimeCase(
      "delay", [Moment(0, 1), Moment(1, 2), Moment(1, 3)],
      [Moment(3, 1), Moment(4, 2), Moment(4, 3)]
    ) { $0.delay(for: .seconds(3), scheduler: $1) },
    TimeCase("delay of nothing", [], []) { $0.delay(for: .seconds(3), scheduler: $1) },
    TimeCase("receive", [Moment(0, 1), Moment(2, 2)], [Moment(0, 1), Moment(2, 2)]) {
      $0.receive(on: $1)
    },
    TimeCase("subscribe", [Moment(1, 1), Moment(2, 2)], [Moment(1, 1), Moment(2, 2)]) {
      $0.subscribe(on: $1)
    },
    TimeCase("two delays", [Moment(0, 1)], [Moment(3, 1)]) {
      $0.delay(for: .seconds(1), scheduler: $1).delay(for: .seconds(2), scheduler: $1)
    },
    TimeCase(
      "delay and debounce", [Moment(0, 1), Moment(1, 2)], [Moment(4, 2)]
    ) { $0.delay(for: .seconds(1), scheduler: $1).debounce(for: .seconds(2), scheduler: $1) },
  ]

  /// Sends the values at their time, and returns what is delivered until a later second.
  private func play(_ sent: [Moment], until end: Double, through stream: TimeCase.Stream)
    -> [Moment]
  {
    var delivered: [Moment] = []
    let cancellable = stream.sink(receiveCompletion: { _ in }) {
      delivered.append(Moment(second, $0))
    }
    for moment in sent {
      manual.advance(by: moment.second - second)
      upstream.send(moment.value)
    }
    manual.advance(by: end - second)
    cancellable.cancel()
    return delivered
  }

  @Test(arguments: debouncing + throttling + delaying)
  func `debounce, throttle and delay deliver each value at the expected time`(theCase: TimeCase) {
    let stream = theCase.apply(upstream.eraseToAnyPublisher(), manual)
    #expect(play(theCase.sent, until: 20, through: stream) == theCase.delivered)
  }

  @Test(
    arguments: debouncing + throttling + delaying,
    [Subscribers.Completion<Broken>.finished, .failure(Broken())])
  func `each time operator delivers the completion on its scheduler after all values`(
    theCase: TimeCase, completion: Subscribers.Completion<Broken>
  ) {
    let taker = Taker<Int, Broken>(.unlimited)
    theCase.apply(upstream.eraseToAnyPublisher(), manual).subscribe(taker)
    for moment in theCase.sent {
      manual.advance(by: moment.second - second)
      upstream.send(moment.value)
    }
    manual.advance(by: 20)
    upstream.finish(completion)
    manual.advance(by: 20)
    #expect(taker.values == theCase.delivered.map(\.value))
    #expect(taker.completion == completion && taker.completions == 1)
  }

  @Test(arguments: debouncing + throttling + delaying)
  func `debounce, throttle and delay cancel their upstream once`(theCase: TimeCase) {
    let taker = Taker<Int, Broken>(.unlimited)
    theCase.apply(upstream.eraseToAnyPublisher(), manual).subscribe(taker)
    manual.advance(by: 0)
    taker.subscription?.cancel()
    taker.subscription?.cancel()
    manual.advance(by: 0)
    upstream.send(1)
    upstream.finish()
    manual.advance(by: 20)
    #expect(upstream.cancels == 1)
    #expect(taker.values.isEmpty && taker.completions == 0)
  }

  @Test func `debounce and throttle demand all values, delay passes demands on`() {
    let operators: [(TimeCase.Stream, [Subscribers.Demand])] = [
      (
        upstream.debounce(for: .seconds(1), scheduler: manual).eraseToAnyPublisher(),
        [.unlimited]
      ),
      (
        upstream.throttle(for: .seconds(1), scheduler: manual, latest: true)
          .eraseToAnyPublisher(), [.unlimited]
      ),
      (upstream.delay(for: .seconds(1), scheduler: manual).eraseToAnyPublisher(), [.max(2)]),
      (upstream.receive(on: manual).eraseToAnyPublisher(), [.max(2)]),
    ]
    var before = 0
    for (stream, requests) in operators {
      stream.subscribe(Taker<Int, Broken>(.max(2)))
      #expect(Array(upstream.requests[before...]) == requests)
      before = upstream.requests.count
    }
  }

  @Test
  func `receive requests a subscriber's additional demand only after it has delivered the value`() {
    let taker = Taker<Int, Broken>(.max(1), more: .max(1))
    upstream.receive(on: manual).subscribe(taker)
    let more = upstream.send(1)
    #expect(more == Subscribers.Demand.none && upstream.requests == [.max(1)])
    manual.advance(by: 0)
    #expect(taker.values == [1] && upstream.requests == [.max(1), .max(1)])
  }

  @Test func `receive delivers values that came before the end, and then the end`() {
    var events: [String] = []
    let cancellable = upstream.receive(on: manual)
      .sink {
        events.append("\($0)")
      } receiveValue: {
        events.append("\($0)")
      }
    for value in 1...3 { upstream.send(value) }
    upstream.finish()
    #expect(events.isEmpty)
    manual.advance(by: 0)
    #expect(events == ["1", "2", "3", "finished"])
    cancellable.cancel()
  }

  @Test func `subscribe subscribes, requests and cancels on its scheduler`() {
    let taker = Taker<Int, Broken>()
    upstream.subscribe(on: manual).subscribe(taker)
    #expect(upstream.subscriptions == 0)
    manual.advance(by: 0)
    #expect(upstream.subscriptions == 1)
    taker.ask(2)
    #expect(upstream.requests.isEmpty)
    manual.advance(by: 0)
    #expect(upstream.requests == [.max(2)])
    upstream.send(1)
    #expect(taker.values == [1], "values are delivered by the upstream itself")
    taker.subscription?.cancel()
    #expect(upstream.cancels == 0)
    manual.advance(by: 0)
    #expect(upstream.cancels == 1)
  }

  @Test func `a value that is sent while another one is delivered is delayed, too`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Moment] = []
    let cancellable = subject.delay(for: .seconds(1), scheduler: manual).sink { value in
      seen.append(Moment(second, value))
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    manual.advance(by: 10)
    #expect(seen == [Moment(1, 1), Moment(2, 2), Moment(3, 3)])
    cancellable.cancel()
  }

  @Test func `throttle and debounce deliver as many values as are requested`() {
    let takers = (0..<2).map { _ in Taker<Int, Broken>(.max(1)) }
    let subject = PassthroughSubject<Int, Broken>()
    subject.debounce(for: .seconds(1), scheduler: manual).subscribe(takers[0])
    subject.throttle(for: .seconds(1), scheduler: manual, latest: true).subscribe(takers[1])
    for value in 1...3 {
      subject.send(value)
      manual.advance(by: 5)
    }
    for taker in takers {
      #expect(taker.values == [1])
      taker.ask(1)
    }
    subject.send(4)
    manual.advance(by: 5)
    #expect(takers.map(\.values) == [[1, 4], [1, 4]])
  }
}
