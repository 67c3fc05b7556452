import Combine
import Testing

/// Tests of the operators for two to four streams, with demand and completions.
@Suite struct ManyStreamsTests {
  private let streams = (0..<4).map { _ in PassthroughSubject<Int, Never>() }

  @Test func `zip pairs the values of three and of four streams`() {
    let three = Taker<[Int], Never>(.unlimited)
    streams[0].zip(streams[1], streams[2]).map { [$0, $1, $2] }.subscribe(three)
    let four = Taker<[Int], Never>(.unlimited)
    streams[0].zip(streams[1], streams[2], streams[3]).map { [$0, $1, $2, $3] }.subscribe(four)
    for (index, stream) in streams.enumerated() {
      stream.send(index)
      stream.send(index + 10)
    }
    #expect(three.values == [[0, 1, 2], [10, 11, 12]])
    #expect(four.values == [[0, 1, 2, 3], [10, 11, 12, 13]])
    let (a, b, c, d) = (Just("a"), Just("b"), Just("c"), Just("d"))
    #expect(a.zip(b, c) { $0 + $1 + $2 }.all == ["abc"])
    #expect(a.zip(b, c, d) { $0 + $1 + $2 + $3 }.all == ["abcd"])
  }

  @Test func `combineLatest takes the latest values of four streams`() {
    let taker = Taker<[Int], Never>(.unlimited)
    streams[0].combineLatest(streams[1], streams[2], streams[3]).map { [$0, $1, $2, $3] }
      .subscribe(taker)
    for (index, stream) in streams.enumerated() { stream.send(index) }
    streams[2].send(20)
    #expect(taker.values == [[0, 1, 2, 3], [0, 1, 20, 3]])
    for stream in streams[0..<3] { stream.send(completion: .finished) }
    #expect(!taker.isFinished)
    streams[3].send(30)
    streams[3].send(completion: .finished)
    #expect(taker.values.last == [0, 1, 20, 30] && taker.isFinished)
    let (a, b, c, d) = (Just("a"), Just("b"), Just("c"), Just("d"))
    #expect(a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.all == ["abcd"])
  }

  @Test func `merge publishes the values of four streams until all have finished`() {
    let taker = Taker<Int, Never>(.unlimited)
    streams[0].merge(with: streams[1], streams[2], streams[3]).subscribe(taker)
    for (index, stream) in streams.enumerated() {
      #expect(!taker.isFinished)
      stream.send(index)
      stream.send(completion: .finished)
    }
    #expect(taker.values == [0, 1, 2, 3] && taker.isFinished)
    #expect(Publishers.MergeMany([Just(1), Just(2)]).end == .finished)
    #expect(Publishers.MergeMany([Empty<Int, Never>]()).end == .finished)
  }

  @Test func `zip finishes with the last value that a finished stream can be paired with`() {
    let taker = Taker<[Int], Never>(.unlimited)
    streams[0].zip(streams[1]).map { [$0, $1] }.subscribe(taker)
    streams[0].send(1)
    streams[0].send(2)
    streams[0].send(completion: .finished)
    streams[1].send(10)
    #expect(!taker.isFinished)
    streams[1].send(20)
    #expect(taker.values == [[1, 10], [2, 20]] && taker.isFinished)
  }

  @Test func `zip requests as many values from each stream as its subscriber requests`() {
    let taker = Taker<[Int], Never>(.max(1), more: .max(1))
    [1, 2, 3].publisher.zip([10, 20, 30].publisher).map { [$0, $1] }.subscribe(taker)
    #expect(taker.values == [[1, 10], [2, 20], [3, 30]] && taker.isFinished)
  }

  @Test func `combineLatest requests as many values from each stream as its subscriber requests`() {
    let taker = Taker<[Int], Never>(.max(1), more: .max(1))
    [1, 2, 3].publisher.combineLatest([10, 20].publisher).map { [$0, $1] }.subscribe(taker)
    #expect(taker.values.last == [3, 20] && taker.isFinished)
  }

  @Test func `merge delivers one value for each one that its subscriber requests`() {
    let taker = Taker<Int, Never>(.max(1), more: .max(1))
    [1, 2].publisher.merge(with: [10, 20].publisher).subscribe(taker)
    #expect(taker.values.sorted() == [1, 2, 10, 20] && taker.isFinished)
    let few = Taker<Int, Never>(.max(1))
    streams[0].merge(with: streams[1]).subscribe(few)
    for stream in streams { stream.send(5) }
    #expect(few.values == [5])
    few.ask(1)
    streams[0].send(6)
    #expect(few.values == [5, 5])
  }

  @Test func `merge delivers all values to a subscriber that requests them later`() {
    let taker = Taker<Int, Never>()
    [1, 2].publisher.merge(with: [10, 20].publisher).subscribe(taker)
    taker.subscription?.request(.unlimited)
    #expect(taker.values.sorted() == [1, 2, 10, 20] && taker.isFinished)
  }

  @Test func `switchToLatest passes the demand on to each inner stream`() {
    let taker = Taker<Int, Never>(.max(2))
    let outer = PassthroughSubject<Publishers.Sequence<[Int], Never>, Never>()
    outer.switchToLatest().subscribe(taker)
    outer.send([1].publisher)
    outer.send([2, 3].publisher)
    #expect(taker.values == [1, 2])
    taker.ask(1)
    outer.send(completion: .finished)
    #expect(taker.values == [1, 2, 3] && taker.isFinished)
    let eager = Taker<Int, Never>(.max(1), more: .max(1))
    [[1, 2].publisher, [3].publisher].publisher.switchToLatest().subscribe(eager)
    #expect(eager.values == [1, 2, 3] && eager.isFinished)
  }

  @Test func `append requests the remaining demand from the second stream`() {
    let taker = Taker<Int, Never>(.max(2))
    streams[0].append(streams[1]).subscribe(taker)
    streams[0].send(1)
    streams[0].send(completion: .finished)
    streams[1].send(2)
    streams[1].send(3)
    #expect(taker.values == [1, 2])
    taker.ask(1)
    streams[1].send(4)
    streams[1].send(completion: .finished)
    #expect(taker.values == [1, 2, 4] && taker.isFinished)
  }

  @Test func `append passes on further demand of its subscriber`() {
    let taker = Taker<Int, Never>(.max(1), more: .max(1))
    [1, 2].publisher.append([3, 4].publisher).subscribe(taker)
    #expect(taker.values == [1, 2, 3, 4] && taker.isFinished)
  }
}
