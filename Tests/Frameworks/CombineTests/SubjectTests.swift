import Combine
import Testing

@Suite struct SubjectTests {
  @Test func `a subject sends values to its subscribers until it completes`() {
    let subject = PassthroughSubject<Int, Broken>()
    subject.send(0)
    var heard: [Int] = []
    var end: Subscribers.Completion<Broken>?
    let cancellable = subject.sink(
      receiveCompletion: { end = $0 }, receiveValue: { heard.append($0) })
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(Broken()))
    subject.send(3)
    #expect(heard == [1, 2])
    #expect(end == .failure(Broken()))
    cancellable.cancel()
    #expect(subject.end == .failure(Broken()), "a later subscriber receives the completion")
  }

  @Test func `a passthrough subject drops values without demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let taker = Taker<Int, Never>(.max(1))
    subject.subscribe(taker)
    for value in 1...3 { subject.send(value) }
    taker.ask(1)
    subject.send(4)
    #expect(taker.values == [1, 4])
  }

  @Test func `a current value subject delivers only its latest value on demand`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let taker = Taker<Int, Never>()
    subject.subscribe(taker)
    subject.send(2)
    subject.value = 3
    #expect(taker.values.isEmpty)
    taker.ask(2)
    #expect(taker.values == [3])
    subject.send(4)
    subject.send(5)
    #expect(taker.values == [3, 4])
    #expect(subject.value == 5)
  }

  @Test func `a completed current value subject keeps its last value`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(subject.value == 2)
    subject.value = 4
    #expect(subject.value == 2)
  }

  @Test func `a current value subject sends its completion to each subscriber once`() {
    let subject = CurrentValueSubject<Int, Broken>(1)
    let taker = Taker<Int, Broken>(.unlimited)
    let cancelled = Taker<Int, Broken>(.unlimited)
    subject.subscribe(taker)
    subject.subscribe(cancelled)
    cancelled.subscription?.cancel()
    subject.send(completion: .failure(Broken()))
    #expect(taker.values == [1] && taker.completion == .failure(Broken()))
    #expect(cancelled.completion == nil)
    let late = Taker<Int, Broken>()
    subject.subscribe(late)
    #expect(late.values.isEmpty && late.completion == .failure(Broken()))
  }

  @Test func `releasing the result of sink cancels the subscription`() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    var cancellables: Set<AnyCancellable> = []
    subject.sink { count += 1 }.store(in: &cancellables)
    var list: [AnyCancellable] = []
    subject.sink { count += 10 }.store(in: &list)
    subject.send()
    cancellables = []
    subject.send()
    list = []
    subject.send()
    #expect(count == 21)
  }

  @Test func `a subject forwards the values of its upstream`() {
    let subject = PassthroughSubject<Int, Never>()
    let taker = Taker<Int, Never>(.unlimited)
    subject.subscribe(taker)
    let cancellable = [1, 2].publisher.subscribe(subject)
    #expect(taker.values == [1, 2])
    #expect(taker.isFinished)
    cancellable.cancel()
  }

  @Test func `assign writes to properties and published properties`() {
    final class Model {
      var number = 0
      @Published var copy = 0
    }
    let model = Model()
    let subject = CurrentValueSubject<Int, Never>(1)
    let cancellable = subject.assign(to: \.number, on: model)
    subject.assign(to: &model.$copy)
    subject.send(7)
    cancellable.cancel()
    subject.send(8)
    #expect(model.number == 7)
    #expect(model.copy == 8)
  }

  @Test func `demands add and subtract, and unlimited stays unlimited`() {
    var demand = Subscribers.Demand.max(2)
    demand += 3
    demand -= 1
    #expect(demand == 4 && demand > 3 && demand <= 4)
    #expect(demand + .unlimited == .unlimited)
    #expect((demand * 2).max == 8)
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect("\(demand) \(Subscribers.Demand.unlimited)" == "max(4) unlimited")
  }
}
