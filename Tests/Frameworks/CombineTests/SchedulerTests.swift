import Combine
import Foundation
import Testing

/// Tests of the operators that deliver later: their completions, demand and cancellation.
@Suite struct SchedulerTests {
  private let manual = ManualScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `each operator that delays values delays the completion too`() {
    let takers = (0..<5).map { _ in Taker<Int, Never>(.unlimited) }
    subject.debounce(for: .seconds(1), scheduler: manual).subscribe(takers[0])
    subject.throttle(for: .seconds(1), scheduler: manual, latest: true).subscribe(takers[1])
    subject.receive(on: manual).subscribe(takers[2])
    subject.delay(for: .seconds(1), scheduler: manual).subscribe(takers[3])
    subject.subscribe(on: manual).subscribe(takers[4])
    manual.advance(by: 0)
    subject.send(completion: .finished)
    #expect(takers.map(\.isFinished) == [false, false, false, false, true])
    manual.advance(by: 0)
    #expect(takers.map(\.isFinished) == [true, true, true, false, true])
    manual.advance(by: 1)
    #expect(takers[3].isFinished)
  }

  @Test func `nothing is delivered after the subscription is cancelled`() {
    let takers = (0..<4).map { _ in Taker<Int, Never>(.unlimited) }
    subject.debounce(for: .seconds(1), scheduler: manual).subscribe(takers[0])
    subject.throttle(for: .seconds(1), scheduler: manual, latest: true).subscribe(takers[1])
    subject.receive(on: manual).subscribe(takers[2])
    subject.delay(for: .seconds(1), scheduler: manual).subscribe(takers[3])
    subject.send(1)
    for taker in takers[..<2] { taker.subscription?.cancel() }
    subject.send(completion: .finished)
    for taker in takers[2...] { taker.subscription?.cancel() }
    manual.advance(by: 5)
    #expect(takers.allSatisfy { $0.values.isEmpty && !$0.isFinished })
  }

  @Test func `throttle delivers its waiting value before the completion`() {
    let taker = Taker<Int, Never>(.unlimited)
    subject.throttle(for: .seconds(1), scheduler: manual, latest: true).subscribe(taker)
    subject.send(1)
    manual.advance(by: 0)
    subject.send(2)
    subject.send(completion: .finished)
    manual.advance(by: 0.5)
    #expect(taker.values == [1] && !taker.isFinished)
    manual.advance(by: 0.5)
    #expect(taker.values == [1, 2] && taker.isFinished)
  }

  @Test func `debounce, throttle and receive deliver one value for each requested one`() {
    let takers = (0..<3).map { _ in Taker<Int, Never>(.max(1), more: .max(1)) }
    subject.debounce(for: .seconds(1), scheduler: manual).subscribe(takers[0])
    subject.throttle(for: .seconds(1), scheduler: manual, latest: false).subscribe(takers[1])
    subject.receive(on: manual).subscribe(takers[2])
    for value in 1...3 {
      subject.send(value)
      manual.advance(by: 2)
    }
    for taker in takers { #expect(taker.values == [1, 2, 3]) }
  }

  @Test func `debounce and throttle drop a value without demand`() {
    let takers = (0..<2).map { _ in Taker<Int, Never>() }
    subject.debounce(for: .seconds(1), scheduler: manual).subscribe(takers[0])
    subject.throttle(for: .seconds(1), scheduler: manual, latest: false).subscribe(takers[1])
    subject.send(1)
    manual.advance(by: 2)
    for taker in takers { taker.ask(1) }
    manual.advance(by: 2)
    subject.send(2)
    manual.advance(by: 2)
    for taker in takers { #expect(taker.values == [2]) }
  }

  @Test func `the immediate scheduler runs each closure at once`() {
    let soon = ImmediateScheduler.shared
    var ran: [Int] = []
    soon.schedule { ran.append(1) }
    soon.schedule(after: soon.now.advanced(by: 5)) { ran.append(2) }
    _ = soon.schedule(after: soon.now, interval: 5) { ran.append(3) }
    #expect(ran == [1, 2, 3])
    #expect(soon.now.advanced(by: 2).distance(to: soon.now.advanced(by: 5)) == 0, "no time passes")
  }

  @Test func `intervals add, subtract, multiply and compare in all units`() {
    typealias Stride = RunLoop.SchedulerTimeType.Stride
    #expect(Stride.seconds(2) + .milliseconds(500) == .seconds(2.5))
    #expect(Stride.seconds(2) - .milliseconds(500) == .seconds(1.5))
    #expect(Stride.seconds(2) * 3 == .seconds(6))
    #expect(Stride.milliseconds(3) == .microseconds(3000))
    #expect(Stride.microseconds(3) == .nanoseconds(3000))
    #expect(Stride.seconds(1) < .seconds(2) && !(Stride.seconds(2) < .seconds(2)))
    var stride = Stride.seconds(2)
    stride *= 4
    #expect(stride == 8 && Stride(exactly: 8) == stride)
  }

  @Test
  func `the distance between two times of a scheduler is positive forwards and negative backwards`()
  {
    let queue = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 5_000_000_000))
    #expect(queue.distance(to: queue.advanced(by: .seconds(2))) == .seconds(2))
    #expect(queue.advanced(by: .seconds(2)).distance(to: queue) == .seconds(-2))
    let loop = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 5))
    #expect(loop.distance(to: loop.advanced(by: .seconds(2))) == .seconds(2))
    let operations = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 5))
    #expect(operations.advanced(by: .seconds(2)).distance(to: operations) == .seconds(-2))
  }

  @Test func `operation queues repeat a closure until it is cancelled`() async {
    let queue = OperationQueue()
    let ticks = AsyncStream<Void> { stream in
      let timer = AnyCancellable(
        queue.schedule(after: queue.now, interval: .milliseconds(1)) { stream.yield() })
      stream.onTermination = { _ in timer.cancel() }
    }
    var count = 0
    for await _ in ticks {
      count += 1
      if count == 3 { break }
    }
    #expect(count == 3)
    let once = AsyncStream<Void> { stream in queue.schedule { stream.yield() } }
    for await _ in once { break }
    let later = AsyncStream<Void> { stream in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { stream.yield() }
    }
    for await _ in later { break }
  }

  @Test func `a run loop of another thread runs scheduled closures there`() {
    let ran = Ran()
    let thread = Thread {
      let loop = RunLoop.current
      loop.schedule { ran.add("now", isHere: RunLoop.current === loop) }
      loop.schedule(after: loop.now.advanced(by: .milliseconds(1))) {
        ran.add("later", isHere: RunLoop.current === loop)
      }
      let timer = loop.schedule(after: loop.now, interval: .milliseconds(1)) {
        ran.add("again", isHere: RunLoop.current === loop)
      }
      let end = Date(timeIntervalSinceNow: 10)
      while !ran.isComplete, Date() < end {
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      timer.cancel()
      ran.done.signal()
    }
    thread.start()
    ran.done.wait()
    #expect(ran.isComplete)
  }
}

/// A record of the actions that a thread has run. The lock makes it usable in several threads.
private final class Ran: @unchecked Sendable {
  let done = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  func add(_ name: String, isHere: Bool) {
    lock.withLock { if isHere { counts[name, default: 0] += 1 } }
  }

  var isComplete: Bool {
    lock.withLock { counts["now"] == 1 && counts["later"] == 1 && counts["again", default: 0] > 2 }
  }
}
