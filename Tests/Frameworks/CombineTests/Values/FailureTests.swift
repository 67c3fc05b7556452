import Combine
import Foundation
import Testing

/// Tests of failures: of closures that throw, and of the operators that handle them.
@Suite struct FailureTests {
  /// The operators whose closure throws at the value 3, with the values before.
  static let throwing: [(Operation, [Int])] = [
    (Operation("tryMap") { $0.tryMap { try check($0) * 2 }.mapError(broken) }, [2, 4]),
    (Operation("tryFilter") { $0.tryFilter { try check($0) > 1 }.mapError(broken) }, [2]),
    (
      Operation("tryCompactMap") {
        $0.tryCompactMap { try check($0) > 1 ? 7 : nil }.mapError(broken)
      }, [7]
    ),
  ]

  private static func check(_ value: Int) throws -> Int {
    if value == 3 { throw Broken() }
    return value
  }

  private static func broken(_ error: any Error) -> Broken {
    if let error = error as? Broken { return error }
    Issue.record("another error than the thrown one: \(error)")
    return Broken()
  }

  @Test(arguments: throwing)
  func `a closure that throws ends the stream and cancels the upstream`(
    operation: Operation, values: [Int]
  ) {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.unlimited)
    operation(upstream, taker)
    for value in 1...4 { upstream.send(value) }
    upstream.finish()
    #expect(taker.values == values)
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
    #expect(upstream.cancels == 1)
  }

  @Test func `collect passes a failure on without the collected values and without demand`() {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<[Int], Broken>()
    upstream.collect().subscribe(taker)
    #expect(upstream.requests == [.unlimited])
    upstream.send(1)
    upstream.finish(.failure(Broken()))
    taker.ask(1)
    #expect(taker.values.isEmpty && taker.completion == .failure(Broken()))
    #expect(taker.completions == 1)
  }

  @Test func `catch continues with the publisher for the failure`() {
    struct Numbered: Error { var number: Int }
    let upstream = Upstream<Int, Numbered>()
    let taker = Taker<Int, Never>(.unlimited)
    upstream.catch { [$0.number, $0.number + 1].publisher }.subscribe(taker)
    upstream.send(1)
    upstream.finish(.failure(Numbered(number: 7)))
    #expect(taker.values == [1, 7, 8] && taker.isFinished)
  }

  @Test func `catch calls its closure once`() {
    var calls = 0
    let taker = Taker<Int, Broken>(.unlimited)
    Fail<Int, Broken>(error: Broken()).catch { error in
      calls += 1
      return Fail<Int, Broken>(error: error)
    }.subscribe(taker)
    #expect(calls == 1)
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
  }

  @Test func `catch does not call its closure when the stream finishes`() {
    let caught = Just(1).setFailureType(to: Broken.self).catch { _ in
      Issue.record("nothing failed")
      return Just(2)
    }
    #expect(caught.all == [1] && caught.end == .finished)
  }

  @Test func `cancelling catch after the failure cancels the second publisher`() {
    let (first, second) = (Upstream<Int, Broken>(), Upstream<Int, Broken>())
    let taker = Taker<Int, Broken>(.max(2))
    first.catch { _ in second }.subscribe(taker)
    first.send(1)
    first.finish(.failure(Broken()))
    #expect(second.requests == [.max(1)])
    taker.ask(3)
    #expect(second.requests == [.max(1), .max(3)] && first.requests == [.max(2)])
    taker.subscription?.cancel()
    second.send(5)
    #expect(first.cancels == 0 && second.cancels == 1)
    #expect(taker.values == [1])
  }

  @Test
  func `catch does not subscribe to its second publisher if the failure follows a cancellation`() {
    let (first, second) = (Upstream<Int, Broken>(), Upstream<Int, Broken>())
    let taker = Taker<Int, Broken>(.unlimited)
    first.catch { _ in second }.subscribe(taker)
    taker.subscription?.cancel()
    first.finish(.failure(Broken()))
    #expect(second.subscriptions == 0 && taker.completions == 0)
  }

  @Test func `replaceError delivers its value once it is requested`() {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Never>()
    upstream.replaceError(with: 9).subscribe(taker)
    upstream.finish(.failure(Broken()))
    #expect(taker.values.isEmpty && taker.completions == 0)
    taker.ask(1)
    #expect(taker.values == [9] && taker.isFinished)
  }

  @Test(arguments: 0...3)
  func `retry subscribes again as often as its limit allows and then fails`(retries: Int) {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.unlimited)
    upstream.retry(retries).subscribe(taker)
    for attempt in 0...retries {
      #expect(upstream.subscriptions == attempt + 1 && taker.completions == 0)
      upstream.send(attempt)
      upstream.finish(.failure(Broken()))
    }
    #expect(upstream.subscriptions == retries + 1)
    #expect(taker.values == Array(0...retries))
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
  }

  @Test func `retry requests the remaining demand and does not repeat a stream that finished`() {
    let upstream = Upstream<Int, Broken>()
    let taker = Taker<Int, Broken>(.max(3))
    upstream.retry(5).subscribe(taker)
    upstream.send(1)
    upstream.finish(.failure(Broken()))
    #expect(upstream.requests == [.max(3), .max(2)])
    upstream.send(2)
    upstream.finish()
    #expect(upstream.subscriptions == 2 && taker.values == [1, 2] && taker.isFinished)
  }

  @Test func `retry without a limit subscribes again after each failure until the stream finishes`()
  {
    var attempts = 0
    let flaky = Deferred {
      attempts += 1
      return Result<Int, Broken>.Publisher(attempts < 5 ? .failure(Broken()) : .success(attempts))
    }
    let endless = Publishers.Retry(upstream: flaky, retries: nil)
    #expect(endless.all == [5] && attempts == 5)
  }

  @Test func `mapError changes the failure and nothing else`() {
    struct Other: Error, Equatable { var text: String }
    let taker = Taker<Int, Other>(.unlimited)
    let upstream = Upstream<Int, Broken>()
    upstream.mapError { Other(text: "\($0)") }.subscribe(taker)
    upstream.send(1)
    upstream.finish(.failure(Broken()))
    #expect(taker.values == [1])
    #expect(taker.completion == .failure(Other(text: "Broken()")))
    #expect(Just(1).setFailureType(to: Other.self).end == .finished)
  }

  @Test func `append does not subscribe to the second publisher after a failure`() {
    let (first, second) = (Upstream<Int, Broken>(), Upstream<Int, Broken>())
    let taker = Taker<Int, Broken>(.unlimited)
    first.append(second).subscribe(taker)
    first.finish(.failure(Broken()))
    #expect(second.subscriptions == 0)
    #expect(taker.completion == .failure(Broken()) && taker.completions == 1)
  }

  @Test func `decode uses the given decoder and passes its error on`() {
    struct Reversing: TopLevelDecoder {
      func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try JSONDecoder().decode(type, from: Data(String(text.reversed()).utf8))
      }
    }
    #expect(Just("]2,1[").decode(type: [Int].self, decoder: Reversing()).all == [[1, 2]])
    let taker = Taker<Int, any Error>(.unlimited)
    ["1", "x", "2"].publisher.decode(type: Int.self, decoder: Reversing()).subscribe(taker)
    #expect(taker.values == [1] && taker.completions == 1)
    guard case .failure(let error) = taker.completion else {
      Issue.record("an invalid value ends the stream")
      return
    }
    #expect(error is DecodingError)
  }
}
