import Foundation

/// Measures an event's cost and duration while many other devices are idle or one floods the
/// server.
struct BesideBenchmark: Benchmark {
  let title = "Events beside others"
  let method = """
    The counter in a process of its own. 20 visitors press a button in turn, each tap answered \
    before the next, while as many others as are said have a page and a socket and rest. \
    Processor time of the server for 1,000 events, the kernel's share included: the median of five \
    rounds of 2,000. Then, on another server, 20 visitors press a button once a second each, for \
    ten seconds: the round trip, first alone, then while one device sends on 24 sockets as much as \
    the limits allow, 190 messages a second on each.
    """
  private static let crowds = [1_500, 3_000, 10_000]
  private static let busy = 20
  private static let rounds = 5
  private static let events = 2_000
  private static let windows = 24
  private static let seconds = 10

  func run() async throws -> [Figure] { try restingFigures() + fairFigures() }

  // MARK: - Who rests

  private func restingFigures() throws -> [Figure] {
    // The limit of descriptors may be lower; then the names say how many there were.
    let crowds = Self.crowds.map { Descriptors.allowed(of: $0 + 200) - 200 }
    let before = try time(beside: 0)
    let times = try crowds.map { try time(beside: $0) }
    // Before and after: other work on the machine makes an event dearer, too.
    let alone = (before + (try time(beside: 0))) / 2
    let figure = Figure(
      name: "processor time of 1,000 events, nobody else", value: alone, unit: "s", decimals: 3)
    return [figure]
      + zip(crowds, times).map { count, time in
        Figure(
          name: "beside \(count.formatted()) resting sockets", value: time / alone, unit: "×",
          decimals: 2, budget: .atMost(1.2),
          reason:
            "epoll does not look at sockets that rest; a larger process misses more in the "
            + "processor's caches, and the sockets are pinged meanwhile")
      }
  }

  /// Returns the seconds of processor time for 1,000 events.
  private func time(beside count: Int) throws -> Double {
    let server = try ServerProcess(.counter)
    var resting: [Socket] = []
    while resting.count < count {
      resting.append(try visitor(of: server).socket)
      // On a slow machine the first would be considered dead before the last has connected.
      if resting.count.isMultiple(of: 500) { try Socket.rest(resting, for: .zero) }
    }
    let visitors = try (0..<Self.busy).map { _ in try visitor(of: server) }
    var rounds: [Double] = []
    for _ in 0..<Self.rounds {
      let start = try server.processorTime()
      for event in 0..<Self.events { try visitors[event % Self.busy].tap() }
      rounds.append((try server.processorTime() - start) / .seconds(1))
      try Socket.rest(resting, for: .zero)
    }
    return rounds.sorted()[Self.rounds / 2] * 1_000 / Double(Self.events)
  }

  private func visitor(of server: ServerProcess) throws -> SocketVisitor {
    try SocketVisitor(port: server.port, button: "more")
  }

  // MARK: - Who floods

  private func fairFigures() throws -> [Figure] {
    let server = try ServerProcess(.counter)
    let visitors = try (0..<Self.busy).map { _ in try visitor(of: server) }
    let quiet = try press(visitors)
    let attacker = try Attacker(port: server.port, windows: Self.windows)
    let flooded = try press(visitors, meanwhile: attacker.send)
    return [
      Figure(
        name: "a tap, nobody else, p99", value: quiet.percentile(0.99), unit: "ms", decimals: 2),
      Figure(
        name: "a tap while a device floods, p99", value: flooded.percentile(0.99), unit: "ms",
        decimals: 2),
      Figure(
        name: "the same, as a multiple of a tap while nobody else acts",
        value: flooded.percentile(0.99) / quiet.percentile(0.99),
        unit: "×", decimals: 1, budget: .atMost(3),
        reason:
          "a turn of the main actor is a millisecond long, and a visitor's tap waits for the one "
          + "that runs"),
    ]
  }

  /// Presses a button each 50 ms; between two presses other work is done.
  private func press(
    _ visitors: [SocketVisitor], meanwhile work: () throws -> Void = {}
  ) throws -> Samples {
    var samples = Samples()
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    for event in 0..<(Self.busy * Self.seconds) {
      let due = start + .seconds(1) * event / Self.busy
      while clock.now < due {
        try work()
        usleep(1_000)
      }
      samples.add(try clock.measure { try visitors[event % Self.busy].tap() })
    }
    return samples
  }
}
