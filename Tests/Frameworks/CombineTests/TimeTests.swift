import Combine
import Foundation
import StrataDeviceServices
import Testing

@MainActor @Suite struct TimeTests {
  @Test func `values arrive on the queue that was asked for`() async {
    let subject = PassthroughSubject<Int, Never>()
    let queue = DispatchQueue(label: "there")
    let key = DispatchSpecificKey<String>()
    queue.setSpecific(key: key, value: "there")
    let places = AsyncStream<String?> { stream in
      let cancellable = subject.receive(on: queue).sink { _ in
        stream.yield(DispatchQueue.getSpecific(key: key))
      }
      stream.onTermination = { _ in cancellable.cancel() }
      subject.send(1)
    }
    for await place in places {
      #expect(place == "there")
      break
    }
  }

  @Test func `whose work it is goes along to the queue`() async {
    let device = Device(id: DeviceID(rawValue: "visitor"))
    let subject = PassthroughSubject<Int, Never>()
    let devices = AsyncStream<String?> { stream in
      let cancellable = subject.receive(on: DispatchQueue.main).sink { _ in
        stream.yield(DeviceHost.current?.id.rawValue)
      }
      stream.onTermination = { _ in cancellable.cancel() }
      DeviceHost.$current.withValue(device) { subject.send(1) }
    }
    for await name in devices {
      #expect(name == "visitor")
      break
    }
  }

  @Test func `a pause lets only the last value through`() async {
    let subject = PassthroughSubject<Int, Never>()
    let values = subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).values
    var iterator = values.makeAsyncIterator()
    async let first = iterator.next(isolation: MainActor.shared)
    await Task.yield()
    for value in 1...5 { subject.send(value) }
    #expect(await first == 5)
  }

  @Test func `of values that come too fast the first or the last goes on`() {
    let manual = ManualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var (first, last): ([Int], [Int]) = ([], [])
    var cancellables: Set<AnyCancellable> = []
    subject.throttle(for: .seconds(1), scheduler: manual, latest: false)
      .sink { first.append($0) }.store(in: &cancellables)
    subject.throttle(for: .seconds(1), scheduler: manual, latest: true)
      .sink { last.append($0) }.store(in: &cancellables)
    subject.send(1)
    manual.advance(by: 0)
    subject.send(2)
    subject.send(3)
    #expect(first == [1] && last == [1])
    manual.advance(by: 1)
    #expect(first == [1, 2] && last == [1, 3])
  }

  @Test func `a delay and a pause take their time`() {
    let manual = ManualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var (late, calm): ([Int], [Int]) = ([], [])
    var cancellables: Set<AnyCancellable> = []
    subject.delay(for: .seconds(2), scheduler: manual).sink { late.append($0) }
      .store(in: &cancellables)
    subject.debounce(for: .seconds(1), scheduler: manual).sink { calm.append($0) }
      .store(in: &cancellables)
    subject.send(1)
    manual.advance(by: 0.5)
    subject.send(2)
    manual.advance(by: 0.9)
    #expect(late.isEmpty && calm.isEmpty)
    manual.advance(by: 0.2)
    #expect(calm == [2])
    manual.advance(by: 1)
    #expect(late == [1, 2])
  }

  @Test func `work can be begun elsewhere`() {
    let manual = ManualScheduler()
    var heard: [Int] = []
    let cancellable = [1, 2].publisher.subscribe(on: manual).sink { heard.append($0) }
    #expect(heard.isEmpty)
    manual.advance(by: 0)
    #expect(heard == [1, 2])
    cancellable.cancel()
  }

  @Test func `the immediate scheduler waits for nothing`() {
    let soon = Just(1).delay(for: .seconds(60), scheduler: ImmediateScheduler.shared)
    #expect(soon.all == [1])
  }

  @Test func `a run loop and an operation queue run what they are given`() async {
    for await _ in ticks(on: RunLoop.main) { break }
    for await _ in ticks(on: OperationQueue()) { break }
  }

  private func ticks<S: Scheduler>(on scheduler: S) -> AsyncStream<Int> {
    AsyncStream { stream in
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1))) { stream.yield(1) }
      scheduler.schedule { stream.yield(2) }
    }
  }

  @Test func `a timer ticks until nobody listens`() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    var ticks: [Date] = []
    for await date in timer.values {
      ticks.append(date)
      if ticks.count == 3 { break }
    }
    #expect(ticks == ticks.sorted() && ticks.count == 3)
  }

  @Test func `what is posted under a name is heard`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var heard: [Int] = []
    let cancellable = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }
      .sink { heard.append($0) }
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    cancellable.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 3])
    #expect(heard == [1])
  }

  @Test func `values can be awaited, with their failure`() async {
    var seen: [Int] = []
    for await value in [1, 2].publisher.values { seen.append(value) }
    #expect(seen == [1, 2])
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: Broken()).values {}
    }
  }
}
