import Combine
import Testing

/// Tests of operators that deliver at most one value for each received one.
@Suite struct PassingTests {
  /// The operators that here deliver each value as it is.
  static let unchanged = [
    Operation("map") { $0.map { $0 } },
    Operation("map a key path") { $0.map(\.self) },
    Operation("tryMap") { $0.tryMap { $0 }.mapError { _ in Broken() } },
    Operation("compactMap") { $0.compactMap { $0 } },
    Operation("tryCompactMap") { $0.tryCompactMap { $0 }.mapError { _ in Broken() } },
    Operation("filter") { $0.filter { _ in true } },
    Operation("tryFilter") { $0.tryFilter { _ in true }.mapError { _ in Broken() } },
    Operation("removeDuplicates") { $0.removeDuplicates { _, _ in false } },
    Operation("dropFirst") { $0.dropFirst(0) },
    Operation("drop while") { $0.drop { _ in false } },
    Operation("prefix") { $0.prefix(100) },
    Operation("prefix while") { $0.prefix { _ in true } },
    Operation("scan") { $0.scan(0) { $1 } },
    Operation("mapError") { $0.mapError { $0 } },
    Operation("handleEvents") { $0.handleEvents() },
    Operation("append") { $0.append(Empty()) },
    Operation("catch") { $0.catch { Fail<Int, Broken>(error: $0) } },
    Operation("retry") { $0.retry(0) },
  ]

  @Test(arguments: unchanged)
  func `an operator requests as many values as its subscriber`(operation: Operation) {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.max(2), more: .max(3))
    operation(upstream, taker)
    #expect(upstream.requests == [.max(2)])
    let more = upstream.send(7)
    #expect(more == Subscribers.Demand.max(3))
    taker.ask(4)
    #expect(upstream.requests == [.max(2), .max(4)])
    #expect(taker.values == [7] && taker.completions == 0)
  }

  @Test(arguments: unchanged, [Subscribers.Completion<Broken>.finished, .failure(Broken())])
  func `an operator delivers one completion and nothing after it`(
    operation: Operation, completion: Subscribers.Completion<Broken>
  ) {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.unlimited)
    operation(upstream, taker)
    upstream.send(1)
    upstream.finish(completion)
    upstream.send(2)
    upstream.finish()
    #expect(taker.values == [1])
    #expect(taker.completion == completion && taker.completions == 1)
    #expect(upstream.cancels == 0, "a stream that has ended is not cancelled")
  }

  @Test(arguments: unchanged)
  func `a cancelled operator cancels its upstream once and delivers nothing`(operation: Operation) {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.unlimited)
    operation(upstream, taker)
    taker.subscription?.cancel()
    taker.subscription?.cancel()
    upstream.send(1)
    upstream.finish()
    #expect(upstream.cancels == 1)
    #expect(taker.values.isEmpty && taker.completions == 0)
  }

  @Test(arguments: unchanged)
  func `a cancelled operator requests nothing`(operation: Operation) {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>()
    operation(upstream, taker)
    taker.subscription?.cancel()
    taker.ask(1)
    #expect(upstream.requests.isEmpty)
  }

  /// The operators that here leave out the value 1.
  static let withoutOne = [
    Operation("compactMap") { $0.compactMap { $0 == 1 ? nil : $0 } },
    Operation("tryCompactMap") {
      $0.tryCompactMap { $0 == 1 ? nil : $0 }.mapError { _ in Broken() }
    },
    Operation("filter") { $0.filter { $0 != 1 } },
    Operation("tryFilter") { $0.tryFilter { $0 != 1 }.mapError { _ in Broken() } },
    Operation("dropFirst") { $0.dropFirst() },
    Operation("drop while") { $0.drop { $0 == 1 } },
    Operation("first where") { $0.first { $0 != 1 } },
  ]

  @Test(arguments: withoutOne)
  func `an operator that drops a value requests another from upstream`(operation: Operation) {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.max(1))
    operation(upstream, taker)
    let more = upstream.send(1)
    #expect(more == Subscribers.Demand.max(1) && taker.values.isEmpty)
    let enough = upstream.send(2)
    #expect(enough == Subscribers.Demand.none && taker.values == [2])
  }

  /// The operators that end at the value 3, with the values that they deliver before.
  static let ending: [(Operation, [Int])] = [
    (Operation("prefix") { $0.prefix(3) }, [1, 2, 3]),
    (Operation("prefix while") { $0.prefix { $0 < 3 } }, [1, 2]),
    (Operation("first where") { $0.first { $0 == 3 } }, [3]),
    (Operation("first") { $0.dropFirst(2).first() }, [3]),
    (Operation("an inner prefix") { $0.map { $0 }.prefix(3).filter { $0 > 1 } }, [2, 3]),
  ]

  @Test(arguments: ending)
  func `an operator that ends early cancels its upstream once`(operation: Operation, values: [Int])
  {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.unlimited)
    operation(upstream, taker)
    for value in 1...4 { upstream.send(value) }
    upstream.finish(.failure(Broken()))
    #expect(taker.values == values)
    #expect(taker.isFinished && taker.completions == 1)
    #expect(upstream.cancels == 1)
  }

  @Test func `a subscriber may cancel while it receives a value`() {
    var taken: [Int] = []
    var cancellable: AnyCancellable?
    let upstream = Upstream<Int, Broken>()
    cancellable = upstream.map { $0 * 2 }.filter { $0 > 0 }
      .sink(receiveCompletion: { _ in taken.append(-1) }) { value in
        taken.append(value)
        cancellable?.cancel()
      }
    upstream.send(1)
    upstream.send(2)
    upstream.finish()
    #expect(taken == [2] && upstream.cancels == 1)
  }

  @Test func `a prefix of no values ends without requesting any`() {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>()
    upstream.prefix(0).subscribe(taker)
    #expect(taker.isFinished && taker.completions == 1)
    #expect(upstream.requests.isEmpty)
  }

  @Test func `handleEvents reports the additional demand of each value`() {
    var requests: [Subscribers.Demand] = []
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.max(1), more: .max(2))
    upstream.handleEvents(receiveRequest: { requests.append($0) }).subscribe(taker)
    upstream.send(1)
    #expect(requests == [.max(1), .max(2)])
    let patient = Taker<Int, Broken>(.max(1))
    upstream.handleEvents(receiveRequest: { requests.append($0) }).subscribe(patient)
    upstream.send(1)
    #expect(requests == [.max(1), .max(2), .max(1)], "no demand is not reported")
  }

  @Test func `handleEvents calls its closures before its subscriber`() {
    var events: [String] = []
    let upstream = Upstream<Int, Broken>()
    upstream.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { events.append("\($0)") }
    )
    .subscribe(
      AnySubscriber<Int, Broken> { _ in
        events.append("taken subscription")
      } receiveValue: { value in
        events.append("taken \(value)")
        return .none
      } receiveCompletion: { _ in
        events.append("taken end")
      })
    upstream.send(1)
    upstream.finish()
    #expect(
      events == [
        "subscription", "taken subscription", "1", "taken 1", "finished", "taken end",
      ])
  }
}
