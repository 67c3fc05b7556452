import StrataDeviceServices
import Testing

@testable import StrataAppHost

/// Tests of the order in which messages of sockets are handled, and how many may wait.
struct FairQueueTests {
  private static let ann = DeviceID(rawValue: "ann"), bob = DeviceID(rawValue: "bob")

  /// The queue behind a reference, so that an expectation can take from it.
  private final class Line {
    private var queue: FairQueue<String>

    init(
      _ limits: FairQueue<String>.Limits = .init(), budgets: ProcessorBudgets.Limits = .init()
    ) { queue = FairQueue(limits: limits, budgets: budgets) }

    var isEmpty: Bool { queue.isEmpty }
    func count(of device: DeviceID) -> Int { queue.count(of: device) }
    func open(for device: DeviceID) -> UInt64 { queue.open(for: device) ?? 0 }
    func openUncounted(for device: DeviceID) -> UInt64 { queue.openUncounted(for: device) }
    func isInside(_ device: DeviceID) -> Bool { queue.isInside(device, at: .zero) }
    func next(at now: Duration = .zero) -> String? { queue.next(at: now) }
    func charge(_ spent: Duration, to device: DeviceID, at now: Duration = .zero) {
      queue.charge(spent, to: device, at: now)
    }
    func rest(at now: Duration = .zero) -> Duration? { queue.rest(at: now) }
    func wake(at now: Duration) { queue.wake(at: now) }
    func hold(_ socket: UInt64) { queue.hold(socket) }
    func release(_ socket: UInt64) { queue.release(socket) }
    func close(_ socket: UInt64) { queue.close(socket) }
    func takeResumed() -> [UInt64] { queue.takeResumed() }

    @discardableResult func append(
      _ message: String, bytes: Int = 0, from socket: UInt64, at now: Duration = .zero
    ) -> Bool { queue.append(message, bytes: bytes, from: socket, at: now) }

    /// Takes everything that may be handled now.
    func all() -> [String] {
      var all: [String] = []
      while !isEmpty { if let next = next() { all.append(next) } }
      return all
    }
  }

  private static func limits(socket: Int, device: Int) -> FairQueue<String>.Limits {
    var limits = FairQueue<String>.Limits()
    (limits.socketMessages, limits.deviceMessages) = (socket, device)
    return limits
  }

  @Test func `the devices' messages are handled in turn, and so are those of a device's sockets`() {
    let queue = Line()
    let (first, second) = (queue.open(for: Self.ann), queue.open(for: Self.ann))
    let other = queue.open(for: Self.bob)
    for number in 1...3 { queue.append("a\(number)", from: first) }
    for number in 1...2 { queue.append("b\(number)", from: second) }
    for number in 1...2 { queue.append("c\(number)", from: other) }
    #expect(queue.all() == ["a1", "c1", "b1", "c2", "a2", "b2", "a3"])
    #expect(queue.isEmpty && queue.next() == nil)
  }

  @Test func `a socket is paused at its limit of waiting messages and resumes at half of it`() {
    let queue = Line(Self.limits(socket: 4, device: 100))
    let socket = queue.open(for: Self.ann)
    #expect((1...4).map { queue.append("\($0)", from: socket) } == [true, true, true, false])
    #expect(queue.next() == "1")
    #expect(queue.takeResumed().isEmpty)
    #expect(queue.next() == "2")
    #expect(queue.takeResumed() == [socket])
    #expect(queue.takeResumed().isEmpty)
  }

  @Test
  func `a device at its limit has all its sockets paused, and other devices have none paused`() {
    let queue = Line(Self.limits(socket: 4, device: 6))
    let sockets = (0..<3).map { _ in queue.open(for: Self.ann) }
    let other = queue.open(for: Self.bob)
    let room = sockets.map { socket in (1...3).map { queue.append("\($0)", from: socket) } }
    #expect(room == [[true, true, true], [true, true, false], [false, false, false]])
    #expect(queue.append("x", from: other))
    #expect(queue.count(of: Self.ann) == 9 && queue.count(of: Self.bob) == 1)
    for _ in 0..<6 { _ = queue.next() }
    #expect(queue.takeResumed().isEmpty)
    _ = queue.next()
    #expect(queue.takeResumed() == [sockets[1], sockets[2]])
  }

  @Test func `limits count bytes as well as messages`() {
    var limits = FairQueue<String>.Limits()
    (limits.socketBytes, limits.deviceBytes) = (100, 150)
    let queue = Line(limits)
    let (first, second) = (queue.open(for: Self.ann), queue.open(for: Self.ann))
    #expect(queue.append("a", bytes: 99, from: first))
    #expect(!queue.append("b", bytes: 51, from: second))
    #expect(queue.next() == "a")
    #expect(queue.takeResumed() == [])
    #expect(queue.next() == "b")
    #expect(queue.takeResumed() == [second])
    #expect(!queue.append("c", bytes: 100, from: first))
  }

  @Test func `messages of a socket on hold wait while those of other sockets are handled`() {
    let queue = Line()
    let (first, second) = (queue.open(for: Self.ann), queue.open(for: Self.ann))
    queue.append("a1", from: first)
    queue.append("a2", from: first)
    #expect(queue.next() == "a1")
    queue.hold(first)
    queue.append("a3", from: first)
    queue.append("b1", from: second)
    #expect(queue.all() == ["b1"])
    queue.release(first)
    #expect(queue.all() == ["a2", "a3"])
  }

  @Test
  func `closing a socket drops its waiting messages, so that the device's other sockets resume`() {
    let queue = Line(Self.limits(socket: 4, device: 4))
    let (first, second) = (queue.open(for: Self.ann), queue.open(for: Self.ann))
    for number in 1...3 { queue.append("a\(number)", from: first) }
    #expect(!queue.append("b1", from: second))
    queue.close(first)
    #expect(queue.takeResumed() == [second])
    #expect(queue.append("a4", from: first), "a message of a closed socket is dropped")
    #expect(queue.count(of: Self.ann) == 1)
    #expect(queue.all() == ["b1"])
    queue.close(second)
    #expect(queue.count(of: Self.ann) == 0)
  }

  @Test func `the limit of sockets per device counts a closed socket until its close is handled`() {
    var limits = FairQueue<String>.Limits()
    limits.deviceSockets = 2
    let queue = Line(limits)
    let first = queue.open(for: Self.ann)
    #expect(queue.open(for: Self.ann) != 0)
    #expect(queue.open(for: Self.ann) == 0)
    #expect(queue.open(for: Self.bob) != 0)
    queue.close(first)
    #expect(queue.open(for: Self.ann) != 0)
  }

  @Test
  func `a device that keeps closing and reopening sockets still gets only one turn per round`() {
    let queue = Line()
    let other = queue.open(for: Self.bob)
    for number in 1...3 {
      let socket = queue.open(for: Self.ann)
      queue.append("lost", from: socket)
      queue.close(socket)
      queue.append("b\(number)", from: other)
    }
    let (first, second) = (queue.open(for: Self.ann), queue.open(for: Self.ann))
    for number in 1...2 {
      queue.append("a\(number)", from: first)
      queue.append("c\(number)", from: second)
    }
    #expect(queue.all() == ["a1", "b1", "c1", "b2", "a2", "b3", "c2"])
  }

  @Test
  func `a device over its processor budget waits for others, and its messages keep their order`() {
    var budgets = ProcessorBudgets.Limits()
    budgets.perSecond = 0.5
    let queue = Line(budgets: budgets)
    let (ann, bob) = (queue.open(for: Self.ann), queue.open(for: Self.bob))
    for number in 1...3 { queue.append("a\(number)", from: ann) }
    queue.append("b1", from: bob)
    #expect(queue.next() == "a1")
    queue.charge(.milliseconds(1_100), to: Self.ann)
    #expect(queue.next() == "b1")
    #expect(queue.next() == nil && queue.isEmpty)
    #expect(queue.rest() == .milliseconds(200))
    queue.append("b2", from: bob, at: .milliseconds(100))
    #expect(queue.next(at: .milliseconds(100)) == "b2")
    queue.wake(at: .milliseconds(150))
    #expect(queue.next(at: .milliseconds(150)) == nil)
    #expect(queue.rest(at: .milliseconds(150)) == .milliseconds(50))
    queue.wake(at: .milliseconds(201))
    #expect(queue.next(at: .milliseconds(201)) == "a2")
  }

  @Test
  func `a device that spends more processor time than it regains still gets a turn every 4 s`() {
    // A debt of at most one second, of which a quarter is paid in a second.
    let queue = Line()
    let (ann, bob) = (queue.open(for: Self.ann), queue.open(for: Self.bob))
    for number in 1...3 { queue.append("a\(number)", from: ann) }
    #expect(queue.next() == "a1")
    queue.charge(.seconds(2), to: Self.ann)
    var taken: [String] = []
    for tick in 0..<90 {
      // The other one is always active, and timers of this one use all that it regains.
      let now = Duration.milliseconds(100) * tick
      queue.append("b", from: bob, at: now)
      queue.wake(at: now)
      while let next = queue.next(at: now) { if next != "b" { taken.append("\(next) \(tick)") } }
      queue.charge(.milliseconds(50), to: Self.ann, at: now)
    }
    #expect(taken == ["a2 40", "a3 80"])
  }

  @Test
  func `a device over its processor budget is served at once while no other is active`() {
    let queue = Line()
    let ann = queue.open(for: Self.ann)
    for number in 1...2 { queue.append("a\(number)", from: ann) }
    #expect(queue.next() == "a1")
    queue.charge(.seconds(9), to: Self.ann)
    #expect(queue.next() == "a2")
    #expect(queue.rest() == nil)
  }

  @Test
  func `a device's own work takes turns with its sockets, and is not counted in its limits`() {
    var limits = Self.limits(socket: 2, device: 2)
    limits.deviceSockets = 1
    let queue = Line(limits)
    let (socket, other) = (queue.open(for: Self.ann), queue.open(for: Self.bob))
    let works = (1...3).map { _ in queue.openUncounted(for: Self.ann) }
    #expect(queue.open(for: Self.ann) == 0, "the socket is the only one that is allowed")
    for (number, work) in works.enumerated() { #expect(queue.append("w\(number)", from: work)) }
    #expect(queue.count(of: Self.ann) == 0)
    let (hasRoom, isFull) = (queue.append("a1", from: socket), !queue.append("a2", from: socket))
    #expect(hasRoom && isFull)
    queue.append("b1", from: other)
    #expect(queue.all() == ["w0", "b1", "w1", "w2", "a1", "a2"])
    #expect(queue.takeResumed() == [socket])
    for number in works + [socket] { queue.close(number) }
    #expect(!queue.isInside(Self.ann), "it is forgotten")
  }

  @Test func `a device's own work rests with it, and does not make it active`() {
    let queue = Line()
    let (ann, bob) = (queue.openUncounted(for: Self.ann), queue.openUncounted(for: Self.bob))
    queue.charge(.seconds(2), to: Self.ann)
    queue.append("a1", from: ann)
    queue.append("b1", from: bob)
    #expect(queue.next() == "a1", "no other device is active")
    #expect(queue.next() == "b1")
    let socket = queue.open(for: Self.bob)
    queue.append("a2", from: ann)
    queue.append("b2", from: socket)
    #expect(queue.next() == "b2")
    #expect(queue.next() == nil && queue.rest() == .milliseconds(250))
    queue.wake(at: .milliseconds(250))
    #expect(queue.next(at: .milliseconds(250)) == "a2")
  }

  @Test func `a thousand waiting messages keep their order`() {
    var turns = Turns<Int>()
    var taken: [Int] = []
    for number in 0..<1_000 {
      turns.append(number)
      if number % 3 == 0, let next = turns.popFirst() { taken.append(next) }
    }
    while let next = turns.popFirst() { taken.append(next) }
    #expect(taken == Array(0..<1_000) && turns.isEmpty)
  }
}
