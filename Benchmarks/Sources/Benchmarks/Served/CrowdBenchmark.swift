import Foundation

/// The cost of many simultaneous visitors: 10,000 idle ones, 1,000 busy ones.
struct CrowdBenchmark: Benchmark {
  let title = "A crowd"
  let method = """
    The counter in a process of its own, each visitor with a device, a session and a socket. 1,000 \
    press a button once a second each, for ten seconds, evenly spread: the round trip over \
    loopback, which holds the server's part. Then, on another server, 10,000 rest: resident memory \
    of the whole process, and its processor time over half a minute in which nobody does \
    anything, as a part of one core. Each socket is pinged once in that time and answers. The bare \
    server keeps as many sockets without a session: what is left is the sessions' own.
    """
  private static let resting = 10_000
  private static let busy = 1_000
  private static let seconds = 10
  private static let rest = 30

  func run() async throws -> [Figure] {
    try Descriptors.allow(Self.resting + 100)
    return try await busyFigures() + restingFigures()
  }

  private func busyFigures() async throws -> [Figure] {
    let server = try ServerProcess(.counter)
    let samples = try await press(try visitors(Self.busy, of: server))
    return [
      Figure(
        name: "1,000 sessions, an event a second each, p99", value: samples.percentile(0.99),
        unit: "ms", decimals: 2, budget: .atMost(20)),
      Figure(
        name: "1,000 sessions, events unanswered",
        value: Double(Self.busy * Self.seconds - samples.count), unit: "", budget: .atMost(0)),
    ]
  }

  private func restingFigures() async throws -> [Figure] {
    let counter = try rest(at: .counter)
    let bare = try rest(at: .bare)
    let own = max(0, (counter.load - bare.load).rounded())
    return [
      Figure(
        name: "\(Self.resting.formatted()) resting sessions", value: counter.memory, unit: "MB",
        budget: .atMost(600)),
      Figure(name: "a core's load while they rest", value: counter.load, unit: "%", decimals: 1),
      Figure(
        name: "a core's load with as many sockets without sessions", value: bare.load, unit: "%",
        decimals: 1),
      Figure(
        name: "load of the sessions themselves", value: own, unit: "%", budget: .atMost(0),
        reason:
          "a difference of two loads that the kernel counts in ticks of 10 ms, rounded to a percent: "
          + "1 % is 0.3 s of the half minute"),
    ]
  }

  /// Returns the memory in megabytes, and the idle load in percent of one core. All visitors are
  /// gone when this returns: two such crowds at once would exceed the limit of sockets.
  private func rest(at app: ServedApp) throws -> (memory: Double, load: Double) {
    let server = try ServerProcess(app)
    let sockets = try visitors(Self.resting, of: server).map(\.socket)
    let memory = try server.residentBytes() / 1_000_000
    // Cleanup after the creation of sessions ends after a moment.
    try Socket.rest(sockets, for: .seconds(3))
    let start = try server.processorTime()
    try Socket.rest(sockets, for: .seconds(Self.rest))
    return (memory, (try server.processorTime() - start) / .seconds(Self.rest) * 100)
  }

  private func visitors(_ count: Int, of server: ServerProcess) throws -> [SocketVisitor] {
    var visitors: [SocketVisitor] = []
    for number in 1...count {
      visitors.append(try SocketVisitor(port: server.port, button: "more"))
      // On a slow machine the first would be considered dead before the last has connected.
      if number.isMultiple(of: 500) { try Socket.rest(visitors.map(\.socket), for: .zero) }
    }
    return visitors
  }

  /// Sends an event each millisecond. A late one is sent at once; none is left out.
  private func press(_ visitors: [SocketVisitor]) async throws -> Samples {
    var samples = Samples()
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    for event in 0..<(Self.busy * Self.seconds) {
      let due = start + .seconds(1) * event / Self.busy
      if due > clock.now { try await clock.sleep(until: due, tolerance: .zero) }
      let visitor = visitors[event % visitors.count]
      samples.add(try clock.measure { try visitor.tap() })
    }
    return samples
  }
}
