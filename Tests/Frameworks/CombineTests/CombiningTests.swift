import Combine
import Testing

@Suite struct CombiningTests {
  private let left = PassthroughSubject<Int, Never>()
  private let right = PassthroughSubject<Int, Never>()
  private let third = PassthroughSubject<Int, Never>()

  @Test func `merge publishes the values of all streams until all have finished`() {
    let taker = Taker<Int, Never>(.unlimited)
    left.merge(with: right, third).subscribe(taker)
    left.send(1)
    right.send(2)
    third.send(3)
    left.send(completion: .finished)
    right.send(4)
    #expect(taker.values == [1, 2, 3, 4] && !taker.isFinished)
    right.send(completion: .finished)
    third.send(completion: .finished)
    #expect(taker.isFinished)
    #expect([1].publisher.merge(with: [2].publisher).all == [1, 2])
    #expect(Publishers.MergeMany([Just(1), Just(2)]).all == [1, 2])
  }

  @Test func `merge keeps values until they are requested`() {
    let taker = Taker<Int, Never>(.max(1))
    [1, 2].publisher.merge(with: [10, 20].publisher).subscribe(taker)
    #expect(taker.values == [1])
    taker.ask(2)
    #expect(taker.values.count == 3)
    taker.ask(5)
    #expect(taker.values.sorted() == [1, 2, 10, 20] && taker.isFinished)
  }

  @Test func `combineLatest publishes the latest values whenever one changes`() {
    var seen: [String] = []
    let cancellable = left.combineLatest(right) { "\($0)-\($1)" }.sink { seen.append($0) }
    left.send(1)
    left.send(2)
    right.send(10)
    left.send(3)
    #expect(seen == ["2-10", "3-10"])
    cancellable.cancel()
    let three = Just(1).combineLatest(Just(2), Just(3)).map { $0 + $1 + $2 }
    #expect(three.all == [6] && three.end == .finished)
  }

  @Test func `combineLatest delivers the latest values once there is demand`() {
    let taker = Taker<[Int], Never>(.max(1))
    left.combineLatest(right).map { [$0, $1] }.subscribe(taker)
    left.send(1)
    right.send(2)
    left.send(3)
    #expect(taker.values == [[1, 2]])
    taker.ask(1)
    left.send(4)
    #expect(taker.values.last == [3, 2])
    taker.ask(1)
    #expect(taker.values.last == [4, 2])
  }

  @Test func `zip pairs values by their order`() {
    var seen: [String] = []
    let cancellable = left.zip(right).sink { seen.append("\($0)\($1)") }
    left.send(1)
    left.send(2)
    right.send(3)
    right.send(4)
    #expect(seen == ["13", "24"])
    cancellable.cancel()
    #expect([1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }.all == ["1a", "2b"])
    #expect([1, 2, 3].publisher.zip([1].publisher).end == .finished)
  }

  @Test func `flatMap merges inner streams and limits their number`() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.all == [1, 10, 2, 20])
    var started: [Int] = []
    let gates = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let taker = Taker<Int, Never>(.unlimited)
    [0, 1].publisher.flatMap(maxPublishers: .max(1)) { index in
      started.append(index)
      return gates[index]
    }.subscribe(taker)
    #expect(started == [0])
    gates[0].send(5)
    gates[0].send(completion: .finished)
    #expect(started == [0, 1])
    gates[1].send(6)
    gates[1].send(completion: .finished)
    #expect(taker.values == [5, 6] && taker.isFinished)
  }

  @Test func `a failure of one stream ends merge and flatMap`() {
    let good = PassthroughSubject<Int, Broken>()
    let merged = good.merge(with: Fail<Int, Broken>(error: Broken()))
    #expect(merged.end == .failure(Broken()))
    let flat = [1].publisher.setFailureType(to: Broken.self).flatMap { _ in
      Fail<Int, Broken>(error: Broken())
    }
    #expect(flat.end == .failure(Broken()))
  }

  @Test func `switchToLatest publishes only the latest inner stream`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let taker = Taker<Int, Never>(.unlimited)
    outer.switchToLatest().subscribe(taker)
    outer.send(left)
    left.send(1)
    outer.send(right)
    left.send(2)
    right.send(3)
    outer.send(completion: .finished)
    #expect(taker.values == [1, 3] && !taker.isFinished)
    right.send(completion: .finished)
    #expect(taker.isFinished)
  }

  @Test func `share subscribes once and cancels after its last subscriber`() {
    var (begun, ended) = (0, 0)
    let shared = left.handleEvents(
      receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 }
    ).share()
    var heard: [Int] = []
    let one = shared.sink { heard.append($0) }
    let two = shared.sink { heard.append($0 * 10) }
    left.send(1)
    #expect(begun == 1 && heard.sorted() == [1, 10])
    one.cancel()
    #expect(ended == 0)
    two.cancel()
    #expect(ended == 1)
  }

  @Test func `multicast publishes nothing before connect`() {
    var heard: [Int] = []
    let cast = [1, 2].publisher.multicast(subject: PassthroughSubject<Int, Never>())
    let cancellable = cast.sink { heard.append($0) }
    #expect(heard.isEmpty)
    let connection = cast.connect()
    #expect(heard == [1, 2])
    connection.cancel()
    cancellable.cancel()
  }
}
