import Combine
import Testing

@Suite struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test func `demands compare with each other and with numbers`() {
    #expect(Demand.max(2) < .max(3) && !(Demand.max(3) < .max(3)))
    #expect(Demand.max(3) < .unlimited && !(Demand.unlimited < .unlimited))
    let two = Demand.max(2)
    #expect(two > 1 && !(two > 2))
    #expect(two >= 2 && !(two >= 3))
    #expect(two < 3 && !(two < 2))
    #expect(two <= 2 && !(two <= 1))
    #expect(two == 2 && !(two == 3))
    #expect(Demand.unlimited > 5 && Demand.unlimited >= 5)
    #expect(!(Demand.unlimited < 5) && !(Demand.unlimited <= 5) && !(Demand.unlimited == 5))
  }

  @Test func `demand that overflows becomes unlimited, and differences below zero become none`() {
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.unlimited * 2 == .unlimited)
    #expect(Demand.max(1) - 2 == Demand.none)
    #expect(Demand.max(1) - .unlimited == Demand.none)
    var demand = Demand.max(2)
    demand *= 3
    demand -= .max(1)
    #expect(demand == 5)
  }

  @Test func `collect, last and reduce wait for demand`() {
    let lists = Taker<[Int], Never>()
    [1, 2].publisher.collect().subscribe(lists)
    #expect(lists.values.isEmpty && !lists.isFinished)
    lists.ask(1)
    #expect(lists.values == [[1, 2]] && lists.isFinished)
    lists.ask(1)
    #expect(lists.values.count == 1)
    let cancelled = Taker<Int, Never>()
    [1, 2].publisher.last().subscribe(cancelled)
    cancelled.subscription?.cancel()
    cancelled.ask(1)
    #expect(cancelled.values.isEmpty && !cancelled.isFinished)
  }

  @Test func `collect and last end with a failure, or without a value`() {
    let failed = Fail<Int, Broken>(error: Broken())
    #expect(failed.collect().all.isEmpty && failed.collect().end == .failure(Broken()))
    #expect(Empty<Int, Never>().last().end == .finished)
    #expect(Empty<Int, Never>().last().all.isEmpty)
    #expect(Empty<Int, Never>().collect().all == [[]])
  }

  @Test func `collect delivers nothing after it was cancelled`() {
    let subject = PassthroughSubject<Int, Never>()
    let taker = Taker<[Int], Never>(.unlimited)
    subject.collect().subscribe(taker)
    subject.send(1)
    taker.subscription?.cancel()
    subject.send(completion: .finished)
    #expect(taker.values.isEmpty && !taker.isFinished)
  }

  @Test func `a subject delivers one value for each one that its subscriber requests`() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    let takers = (0..<2).map { _ in Taker<Int, Never>(.max(1), more: .max(1)) }
    subject.subscribe(takers[0])
    current.subscribe(takers[1])
    for value in 1...3 {
      subject.send(value)
      current.send(value)
    }
    #expect(takers[0].values == [1, 2, 3] && takers[1].values == [0, 1, 2, 3])
  }

  @Test func `two CombineIdentifiers differ, and their description is a hexadecimal number`() {
    let (one, two) = (CombineIdentifier(), CombineIdentifier())
    #expect(one != two && one == one)
    #expect("\(one)".wholeMatch(of: /0x[0-9A-F]+/) != nil)
    let object = PassthroughSubject<Int, Never>()
    #expect(CombineIdentifier(object) == CombineIdentifier(object))
    #expect("\(Just(1).eraseToAnyPublisher())" == "AnyPublisher")
  }
}
