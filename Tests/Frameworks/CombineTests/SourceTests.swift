import Combine
import Testing

@Suite struct SourceTests {
  @Test func `a sequence publishes as many values as are requested`() {
    let taker = Taker<Int, Never>(.max(2))
    (1...4).publisher.subscribe(taker)
    #expect(taker.values == [1, 2])
    taker.ask(1)
    #expect(taker.values == [1, 2, 3] && !taker.isFinished)
    taker.ask(5)
    #expect(taker.values == [1, 2, 3, 4] && taker.isFinished)
  }

  @Test func `Just, Empty, Fail and Result publish one value, none or a failure`() {
    #expect(Just(1).all == [1] && Just(1).end == .finished)
    #expect(Empty<Int, Never>().end == .finished)
    #expect(Empty<Int, Never>(completeImmediately: false).end == nil)
    #expect(Fail<Int, Broken>(error: Broken()).end == .failure(Broken()))
    #expect(Result<Int, Broken>.success(2).publisher.all == [2])
    #expect(Result<Int, Broken>.failure(Broken()).publisher.end == .failure(Broken()))
    #expect([Int]().publisher.end == .finished)
  }

  @Test func `a future runs once and delivers its value to all subscribers`() async throws {
    var runs = 0
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> {
      runs += 1
      promise = $0
    }
    let early = Taker<Int, Broken>(.unlimited)
    future.subscribe(early)
    #expect(early.values.isEmpty && runs == 1)
    promise?(.success(5))
    promise?(.success(6))
    #expect(early.values == [5] && early.isFinished)
    #expect(future.all == [5])
    #expect(try await future.value == 5)
  }

  @Test func `Deferred creates a publisher for each subscriber`() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.all == [1] && deferred.all == [2])
  }

  @Test func `a cancelled sequence publishes no more values`() {
    let taker = Taker<Int, Never>(.max(1))
    [1, 2, 3].publisher.subscribe(taker)
    taker.subscription?.cancel()
    taker.ask(5)
    #expect(taker.values == [1] && !taker.isFinished)
  }
}
