import Combine
import Foundation
import Testing

/// Tests of the times and intervals of schedulers, and of how queues run closures.
@Suite struct SchedulerValueTests {
  private typealias Queue = DispatchQueue.SchedulerTimeType
  private typealias Loop = RunLoop.SchedulerTimeType
  private typealias Operations = OperationQueue.SchedulerTimeType

  /// Checks what holds for the intervals of each scheduler.
  private func check<Stride: _SchedulerStride>(_ type: Stride.Type) throws {
    let pairs: [(Stride, Double)] = [
      (.seconds(2), 2), (.seconds(0.5), 0.5), (.milliseconds(1500), 1.5),
      (.microseconds(2_500_000), 2.5), (.nanoseconds(500_000_000), 0.5), (3, 3), (0.25, 0.25),
      (.seconds(3) + .milliseconds(500), 3.5), (.seconds(3) - .milliseconds(500), 2.5),
      (.seconds(3) * 2, 6), (-.seconds(3), -3), (.zero, 0),
    ]
    for (stride, seconds) in pairs {
      #expect(stride._seconds == seconds)
      #expect(stride == Stride(_seconds: seconds) && stride < Stride(_seconds: seconds + 1))
      #expect(stride.hashValue == Stride(_seconds: seconds).hashValue)
    }
    var sum = Stride.seconds(1)
    sum += .seconds(2)
    sum -= .milliseconds(500)
    sum *= 2
    #expect(sum == .seconds(5))
    #expect(Stride(exactly: UInt64.max) == nil, "a Double has fewer digits")
    let data = try JSONEncoder().encode([sum])
    #expect(try JSONDecoder().decode([Stride].self, from: data) == [sum])
  }

  @Test func `the time intervals of all schedulers convert, add, compare and encode alike`() throws
  {
    try check(Queue.Stride.self)
    try check(Loop.Stride.self)
    try check(Operations.Stride.self)
    try check(ImmediateScheduler.SchedulerTimeType.Stride.self)
  }

  @Test(arguments: [
    (DispatchTimeInterval.seconds(2), 2_000_000_000), (.milliseconds(3), 3_000_000),
    (.microseconds(4), 4_000), (.nanoseconds(5), 5), (.seconds(-1), -1_000_000_000),
    (.never, Int.max), (.seconds(.max), .max),
  ])
  func `a DispatchTimeInterval is converted to its number of nanoseconds`(
    interval: DispatchTimeInterval, count: Int
  ) {
    let stride = DispatchQueue.SchedulerTimeType.Stride(interval)
    #expect(stride.magnitude == count)
    #expect(stride.timeInterval == .nanoseconds(count))
  }

  @Test func `an infinite number of seconds becomes the longest interval`() {
    #expect(Queue.Stride.seconds(Double.infinity).magnitude == .max)
    #expect(Queue.Stride.seconds(-Double.infinity).magnitude == .min)
    let start = Queue(DispatchTime(uptimeNanoseconds: 5))
    #expect(start.advanced(by: Queue.Stride(.never)) > start)
    #expect(start < Queue(.distantFuture) && Queue(.distantFuture) > start)
  }

  @Test func `times of a queue compare by their nanoseconds`() {
    let times = [3, 1, 2].map { Queue(DispatchTime(uptimeNanoseconds: UInt64($0) * 1_000_000_000)) }
    let sorted = times.sorted()
    #expect(sorted == [times[1], times[2], times[0]])
    #expect(Set(times + times).count == 3)
    #expect(times[1].advanced(by: .seconds(2)) == times[0])
    #expect(times[1].distance(to: times[0]) == .seconds(2))
  }

  @Test func `times of run loops and operation queues advance, compare and encode like dates`()
    throws
  {
    let date = Date(timeIntervalSinceReferenceDate: 100)
    let (loop, operations) = (Loop(date), Operations(date))
    #expect(loop.advanced(by: .seconds(5)).date == date + 5)
    #expect(operations.advanced(by: .milliseconds(500)).date == date + 0.5)
    #expect(loop < loop.advanced(by: 1) && operations > operations.advanced(by: -1))
    #expect(Set([loop, Loop(date)]).count == 1 && Set([operations, Operations(date)]).count == 1)
    let data = try JSONEncoder().encode([loop])
    #expect(try JSONDecoder().decode([Loop].self, from: data) == [loop])
    #expect(Loop.Stride(1.5).timeInterval == 1.5 && Loop.Stride(-2).magnitude == -2)
    #expect(Operations.Stride(1.5).timeInterval == 1.5 && Operations.Stride(4).magnitude == 4)
  }

  @Test func `the immediate scheduler has one point in time`() {
    let soon = ImmediateScheduler.shared
    #expect(soon.now == soon.now.advanced(by: .seconds(5)))
    #expect(soon.now.distance(to: soon.now.advanced(by: 7)) == 0)
    #expect(!(soon.now < soon.now.advanced(by: 7)))
    #expect(soon.minimumTolerance == 0)
    #expect(ImmediateScheduler.SchedulerTimeType.Stride(3).magnitude == 3)
  }

  @Test func `a queue runs a scheduled closure in the DispatchGroup of its options`() {
    let queue = DispatchQueue(label: "options")
    let group = DispatchGroup()
    let ran = Flag()
    queue.suspend()
    queue.schedule(options: .init(qos: .utility, group: group)) { ran.set() }
    #expect(group.wait(timeout: .now()) == .timedOut && !ran.isSet)
    queue.resume()
    group.wait()
    #expect(ran.isSet)
  }

  @Test func `a queue runs closures in their order`() async {
    let queue = DispatchQueue(label: "order")
    let numbers = AsyncStream<Int> { stream in
      for number in 1...3 { queue.schedule { stream.yield(number) } }
      queue.schedule { stream.finish() }
    }
    var seen: [Int] = []
    for await number in numbers { seen.append(number) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `a queue runs a closure whose time has passed`() async {
    let queue = DispatchQueue(label: "past")
    let ended = AsyncStream<Void> { stream in
      queue.schedule(after: Queue(.init(uptimeNanoseconds: 1))) { stream.finish() }
    }
    for await _ in ended { Issue.record("nothing was sent") }
  }

  @Test func `a queue repeats a closure until it is cancelled`() async {
    let queue = DispatchQueue(label: "repeat")
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
  }
}

/// A flag that a closure on another thread sets. The lock makes it usable in several threads.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  func set() { lock.withLock { value = true } }
  var isSet: Bool { lock.withLock { value } }
}
