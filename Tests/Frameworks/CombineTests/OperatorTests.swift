import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
  private let numbers = [1, 2, 2, 3, 4].publisher

  @Test func `operators transform, filter and select values`() {
    #expect(numbers.map { $0 * 2 }.all == [2, 4, 4, 6, 8])
    #expect(["a", "bc"].publisher.map(\.count).all == [1, 2])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.all == [1, 3])
    #expect(numbers.filter { $0 % 2 == 0 }.all == [2, 2, 4])
    #expect(numbers.removeDuplicates().all == [1, 2, 3, 4])
    #expect(numbers.removeDuplicates { $0 / 2 == $1 / 2 }.all == [1, 2, 4])
    #expect(numbers.dropFirst().all == [2, 2, 3, 4])
    #expect(numbers.dropFirst(3).all == [3, 4])
    #expect(numbers.drop { $0 < 3 }.all == [3, 4])
    #expect(numbers.prefix(2).all == [1, 2] && numbers.prefix(2).end == .finished)
    #expect(numbers.prefix(0).end == .finished)
    #expect(numbers.prefix { $0 < 3 }.all == [1, 2, 2])
    #expect(numbers.first().all == [1])
    #expect(numbers.first { $0 > 2 }.all == [3])
    #expect(numbers.last().all == [4])
    #expect(numbers.scan(0, +).all == [1, 3, 5, 8, 12])
    #expect(numbers.reduce(0, +).all == [12])
    #expect(numbers.collect().all == [[1, 2, 2, 3, 4]])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).all == [1, 0, 3])
    #expect(numbers.prepend(0).append(5, 6).append(Just(7)).all == [0, 1, 2, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a filtered value does not use up demand`() {
    let taker = Taker<Int, Never>(.max(2))
    numbers.filter { $0 > 2 }.dropFirst(0).compactMap { $0 }.subscribe(taker)
    #expect(taker.values == [3, 4])
    let one = Taker<Int, Never>(.max(1))
    numbers.removeDuplicates().dropFirst().subscribe(one)
    #expect(one.values == [2] && !one.isFinished)
  }

  @Test func `a throwing closure ends the stream with its error`() {
    let odd = numbers.tryMap { number in
      if number == 3 { throw Broken() }
      return number
    }
    #expect(odd.all == [1, 2, 2])
    #expect(odd.mapError { $0 as? Broken ?? Broken() }.end == .failure(Broken()))
    #expect(odd.replaceError(with: 9).all == [1, 2, 2, 9])
    #expect(odd.catch { _ in [7, 8].publisher }.all == [1, 2, 2, 7, 8])
    #expect(numbers.tryFilter { $0 > 2 }.replaceError(with: 0).all == [3, 4])
    #expect(numbers.tryFilter { _ in throw Broken() }.replaceError(with: 0).all == [0])
    #expect(
      numbers.tryCompactMap { _ -> Int? in throw Broken() }.replaceError(with: 0).all == [0])
  }

  @Test func `catch requests the remaining demand from the publisher that replaces the failed one`()
  {
    let taker = Taker<Int, Never>(.max(3))
    [1].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
      .catch { _ in [2, 3, 4].publisher }.subscribe(taker)
    #expect(taker.values == [1, 2, 3] && !taker.isFinished)
    taker.ask(1)
    #expect(taker.values == [1, 2, 3, 4] && taker.isFinished)
  }

  @Test func `retry subscribes again the given number of times`() {
    var attempts = 0
    let flaky = Deferred {
      attempts += 1
      return attempts < 3
        ? Fail<Int, Broken>(error: Broken()).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    #expect(flaky.retry(1).end == .failure(Broken()))
    #expect(attempts == 2)
    #expect(flaky.retry(1).all == [3])
  }

  @Test func `handleEvents calls its closures for each event`() {
    var events: [String] = []
    let watched = [1, 2].publisher.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("value \($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("request \($0)") })
    let taker = Taker<Int, Never>(.max(1))
    watched.subscribe(taker)
    taker.subscription?.cancel()
    #expect(events == ["subscription", "request max(1)", "value 1", "cancel"])
    taker.ask(1)
    #expect(taker.values == [1])
    events = []
    #expect(watched.all == [1, 2])
    #expect(events.last == "end" && watched.end == .finished)
  }

  @Test func `decode decodes values from JSON and fails for invalid data`() {
    let numbers = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(numbers.all == [[1, 2]])
    #expect(
      Just(Data()).decode(type: Int.self, decoder: JSONDecoder()).replaceError(with: 0).all == [0])
  }
}
