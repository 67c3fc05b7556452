import Combine
import Testing

/// A publisher without an upstream, with the values and the completion that it delivers.
struct SourceCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let values: [Int]
  let completion: Subscribers.Completion<Broken>?
  let make: @Sendable () -> AnyPublisher<Int, Broken>

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ values: [Int], _ completion: Subscribers.Completion<Broken>?,
    _ make: @escaping @Sendable () -> P
  ) where P.Output == Int, P.Failure == Broken {
    testDescription = name
    (self.values, self.completion) = (values, completion)
    self.make = { make().eraseToAnyPublisher() }
  }
}

/// Tests of the publishers that have values themselves.
@Suite struct SourceDeliveryTests {
  static let sources = [
    SourceCase("Just", [1], .finished) { Just(1).setFailureType(to: Broken.self) },
    SourceCase("a result", [1], .finished) { Result<Int, Broken>.Publisher(1) },
    SourceCase("a failed result", [], .failure(Broken())) {
      Result<Int, Broken>.Publisher(Broken())
    },
    SourceCase("Fail", [], .failure(Broken())) { Fail(outputType: Int.self, failure: Broken()) },
    SourceCase("Empty", [], .finished) { Empty(outputType: Int.self, failureType: Broken.self) },
    SourceCase("an endless Empty", [], nil) { Empty<Int, Broken>(completeImmediately: false) },
    SourceCase("a sequence", [1, 2, 3], .finished) {
      Publishers.Sequence<[Int], Broken>(sequence: [1, 2, 3])
    },
    SourceCase("a range", [1, 2], .finished) {
      Publishers.Sequence<ClosedRange<Int>, Broken>(sequence: 1...2)
    },
    SourceCase("an empty sequence", [], .finished) {
      Publishers.Sequence<[Int], Broken>(sequence: [])
    },
    SourceCase("a future", [5], .finished) { Future<Int, Broken> { $0(.success(5)) } },
    SourceCase("a failed future", [], .failure(Broken())) {
      Future<Int, Broken> { $0(.failure(Broken())) }
    },
    SourceCase("a future without a result", [], nil) { Future<Int, Broken> { _ in } },
    SourceCase("a deferred sequence", [4, 5], .finished) {
      Deferred { Publishers.Sequence<[Int], Broken>(sequence: [4, 5]) }
    },
  ]

  @Test(arguments: sources)
  func `a source delivers its values and one completion`(source: SourceCase) {
    let taker = Taker<Int, Broken>(.unlimited)
    source.make().subscribe(taker)
    #expect(taker.values == source.values)
    #expect(taker.completion == source.completion)
    #expect(taker.completions == (source.completion == nil ? 0 : 1))
  }

  @Test(arguments: sources)
  func `a source delivers no value without demand`(source: SourceCase) {
    let taker = Taker<Int, Broken>()
    source.make().subscribe(taker)
    #expect(taker.values.isEmpty)
    let isOver = source.values.isEmpty && source.completion != nil
    #expect(taker.completions == (isOver ? 1 : 0), "only a source without values ends by itself")
    for count in 0..<source.values.count {
      taker.ask(1)
      #expect(taker.values == Array(source.values[...count]))
    }
    #expect(taker.completion == source.completion, "the last value is followed by the completion")
    taker.ask(1)
    #expect(taker.completions == (source.completion == nil ? 0 : 1))
  }

  @Test(arguments: sources)
  func `each subscriber of a source receives all values`(source: SourceCase) {
    let publisher = source.make()
    for _ in 0..<2 {
      #expect(publisher.all == source.values && publisher.end == source.completion)
    }
  }

  @Test(arguments: sources.filter { $0.values.count > 1 })
  func `a subscriber may cancel while it receives the first value`(source: SourceCase) {
    var subscription: (any Subscription)?
    var values: [Int] = []
    var completions = 0
    source.make().subscribe(
      AnySubscriber<Int, Broken> {
        subscription = $0
        $0.request(.unlimited)
      } receiveValue: { value in
        values.append(value)
        subscription?.cancel()
        return .none
      } receiveCompletion: { _ in
        completions += 1
      })
    #expect(values == Array(source.values[..<1]) && completions == 0)
  }

  @Test func `a sequence that is cancelled before its first value delivers nothing`() {
    var completions = 0
    for list in [[], [1]] {
      let hasty = AnySubscriber<Int, Never> {
        $0.cancel()
      } receiveCompletion: { _ in
        completions += 1
      }
      list.publisher.subscribe(hasty)
    }
    #expect(completions == 0)
  }

  @Test func `a subscriber may request more values while it receives one`() {
    var subscription: (any Subscription)?
    var events: [String] = []
    (1...3).publisher.subscribe(
      AnySubscriber<Int, Never> {
        subscription = $0
        $0.request(.max(1))
      } receiveValue: { value in
        events.append("begin \(value)")
        subscription?.request(.max(1))
        events.append("end \(value)")
        return .none
      } receiveCompletion: { _ in
        events.append("finished")
      })
    #expect(
      events == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3", "finished"],
      "the next value is delivered after the current one was taken")
  }

  @Test func `a sequence is read only as far as it is requested`() {
    var read = 0
    let counted = sequence(first: 1) { value in
      read = value
      return value + 1
    }
    let taker = Taker<Int, Never>(.max(3))
    counted.publisher.subscribe(taker)
    #expect(taker.values == [1, 2, 3])
    #expect(read <= 3, "at most one value is read ahead, to know whether it is the last")
  }

  @Test func `a future keeps its first result`() async throws {
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { promise = $0 }
    promise?(.failure(Broken()))
    promise?(.success(1))
    #expect(future.end == .failure(Broken()) && future.all.isEmpty)
    await #expect(throws: Broken.self) { try await future.value }
  }

  @Test func `a future keeps its value for subscribers that request it later`() {
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { promise = $0 }
    let takers = [Taker<Int, Broken>(.max(1)), Taker(), Taker(.unlimited)]
    for taker in takers { future.subscribe(taker) }
    takers[2].subscription?.cancel()
    promise?(.success(7))
    #expect(takers.map(\.values) == [[7], [], []])
    takers[1].ask(1)
    #expect(takers.map(\.values) == [[7], [7], []])
    #expect(takers.map(\.completions) == [1, 1, 0])
  }

  @Test func `publishers of equal values are equal`() {
    #expect(Just(1) == Just(1) && Just(1) != Just(2))
    #expect(Empty<Int, Never>() == Empty<Int, Never>())
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
  }
}
