import Combine
import Testing

private final class Model: ObservableObject {
  @Published var number = 0
  @Published(initialValue: "a") var text: String
}

/// Tests of published properties and their objects.
@Suite struct PublishedTests {
  private let model = Model()

  @Test func `each subscriber receives the current value and then each new one`() {
    let first = Taker<Int, Never>(.unlimited)
    model.$number.subscribe(first)
    model.number = 1
    let second = Taker<Int, Never>(.unlimited)
    model.$number.subscribe(second)
    model.number = 2
    model.number = 2
    #expect(first.values == [0, 1, 2, 2], "an equal value is a new one")
    #expect(second.values == [1, 2, 2])
    #expect(first.completions == 0)
  }

  @Test func `a subscriber without demand later receives the latest value`() {
    let taker = Taker<Int, Never>(.max(1))
    model.$number.subscribe(taker)
    for number in 1...3 { model.number = number }
    #expect(taker.values == [0])
    taker.ask(1)
    #expect(taker.values == [0, 3])
  }

  @Test
  func `while a Published property publishes a new value, the object still has the former value`() {
    var seen: [[Int]] = []
    let cancellable = model.$number.dropFirst().sink { [model] in seen.append([$0, model.number]) }
    model.number = 5
    model.number = 6
    #expect(seen == [[5, 0], [6, 5]])
    cancellable.cancel()
    model.number = 7
    #expect(seen.count == 2)
  }

  @Test
  func `changes of all published properties of an object are sent by its one objectWillChange`() {
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.number = 1
    model.text = "b"
    model.text = "b"
    #expect(count == 3)
    cancellable.cancel()
    model.number = 2
    #expect(count == 3)
    #expect(Model().objectWillChange !== model.objectWillChange)
  }

  @Test func `objectWillChange precedes the value of the property`() {
    var events: [String] = []
    let cancellables = [
      model.$number.dropFirst().sink { events.append("\($0)") },
      model.objectWillChange.sink { events.append("will change") },
    ]
    model.number = 1
    #expect(events == ["will change", "1"])
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func `the publisher of a Published property does not retain its object`() {
    weak var released: Model?
    let cancellable: AnyCancellable
    var seen: [Int] = []
    do {
      let model = Model()
      released = model
      cancellable = model.$number.sink { seen.append($0) }
      model.number = 1
    }
    #expect(released == nil && seen == [0, 1])
    cancellable.cancel()
  }

  @Test func `assign to a Published property cancels its upstream when the object is released`() {
    let upstream = Upstream<Int, Never>()
    do {
      let model = Model()
      var changes = 0
      let cancellable = model.objectWillChange.sink { changes += 1 }
      upstream.assign(to: &model.$number)
      upstream.send(4)
      #expect(upstream.cancels == 0)
      #expect(model.number == 4 && changes == 1)
      cancellable.cancel()
    }
    #expect(upstream.cancels == 1)
  }

  @Test func `combineLatest of two Published properties publishes each change of either`() {
    var seen: [String] = []
    let cancellable = model.$number.combineLatest(model.$text).sink { seen.append("\($0)\($1)") }
    model.number = 1
    model.text = "b"
    #expect(seen == ["0a", "1a", "1b"])
    cancellable.cancel()
  }
}
