import Combine
import Foundation
import StrataDeviceServices
import Testing

@MainActor @Suite struct TimeTests {
  @Test func `receive delivers values on the given queue`() async {
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

  @Test
  func `a sink behind receive(on:) runs as the client device of the code that sent the value`()
    async
  {
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

  @Test func `debounce publishes only the last of several quick values`() async {
    let subject = PassthroughSubject<Int, Never>()
    let values = subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).values
    var iterator = values.makeAsyncIterator()
    async let first = iterator.next(isolation: MainActor.shared)
    await Task.yield()
    for value in 1...5 { subject.send(value) }
    #expect(await first == 5)
  }

  @Test func `throttle publishes the first or the last value of an interval`() {
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

  @Test func `delay and debounce wait for their interval`() {
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

  @Test func `subscribe subscribes on the given scheduler`() {
    let manual = ManualScheduler()
    var heard: [Int] = []
    let cancellable = [1, 2].publisher.subscribe(on: manual).sink { heard.append($0) }
    #expect(heard.isEmpty)
    manual.advance(by: 0)
    #expect(heard == [1, 2])
    cancellable.cancel()
  }

  @Test func `the immediate scheduler ignores delays`() {
    let soon = Just(1).delay(for: .seconds(60), scheduler: ImmediateScheduler.shared)
    #expect(soon.all == [1])
  }

  @Test func `a run loop and an operation queue run scheduled closures`() async {
    for await _ in ticks(on: RunLoop.main) { break }
    for await _ in ticks(on: OperationQueue()) { break }
  }

  private func ticks<S: Scheduler>(on scheduler: S) -> AsyncStream<Int> {
    AsyncStream { stream in
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1))) { stream.yield(1) }
      scheduler.schedule { stream.yield(2) }
    }
  }

  @Test func `an autoconnected timer publishes increasing dates`() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    var ticks: [Date] = []
    for await date in timer.values {
      ticks.append(date)
      if ticks.count == 3 { break }
    }
    #expect(ticks == ticks.sorted() && ticks.count == 3)
  }

  private func wait(ticks: Int) async {
    var rest = ticks
    for await _ in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().values {
      rest -= 1
      if rest == 0 { break }
    }
  }

  @Test func `a timer publisher ticks until its subscription is cancelled`() async {
    var ticks = 0
    let cancellable = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      .sink { _ in ticks += 1 }
    await wait(ticks: 5)
    #expect(ticks > 0)
    cancellable.cancel()
    let last = ticks
    await wait(ticks: 5)
    #expect(ticks == last)
  }

  @Test func `a notification publisher delivers notifications of its name until cancelled`() {
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

  @Test
  func `a notification for one client device is not published to another device's subscriber`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let devices = [DeviceID(rawValue: "first"), DeviceID(rawValue: "second")]
    var heard: [String] = []
    let cancellables = devices.map { id in
      DeviceHost.$current.withValue(Device(id: id)) {
        center.publisher(for: name).sink { _ in heard.append(DeviceHost.currentID.rawValue) }
      }
    }
    DeviceHost.$audience.withValue(devices[1]) { center.post(name: name, object: nil) }
    #expect(heard == ["second"])
    center.post(name: name, object: nil)
    #expect(heard.sorted() == ["first", "second", "second"])
    cancellables.forEach { $0.cancel() }
  }

  @Test func `a publisher's values are an asynchronous sequence that throws the failure`() async {
    var seen: [Int] = []
    for await value in [1, 2].publisher.values { seen.append(value) }
    #expect(seen == [1, 2])
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: Broken()).values {}
    }
  }
}
