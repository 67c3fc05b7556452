import Foundation

/// Compares a server's memory and descriptors while visitors come and go.
struct SoakBenchmark: Benchmark {
  let title = "Comings and goings"
  let method = """
    FoodShare in a process of its own. New visitors come one after another: each has a device, loads \
    the first page, opens its socket, waits for the greeting and closes it. Resident memory, \
    descriptors and threads as `/proc` counts them, after a third of the time and at the end. \
    `STRATA_SOAK_SECONDS` sets the time; else it is three minutes.
    """
  private var seconds: Int {
    ProcessInfo.processInfo.environment["STRATA_SOAK_SECONDS"].flatMap { Int($0) } ?? 180
  }

  func run() async throws -> [Figure] {
    let server = try ServerProcess(.food)
    let start = ContinuousClock.now
    let first = try come(to: server, until: start + .seconds(seconds) / 3)
    let early = try state(of: server)
    let later = try come(to: server, until: start + .seconds(seconds))
    let late = try state(of: server)
    return [
      Figure(name: "seconds", value: Double(seconds), unit: "s"),
      Figure(name: "visitors", value: Double(first + later), unit: ""),
      Figure(name: "memory after a third", value: early.memory, unit: "MiB", decimals: 1),
      Figure(
        name: "memory at the end", value: late.memory, unit: "MiB", decimals: 1,
        budget: .atMost(early.memory * 1.1)),
      Figure(name: "descriptors after a third", value: early.descriptors, unit: ""),
      Figure(
        name: "descriptors at the end", value: late.descriptors, unit: "",
        budget: .atMost(early.descriptors + 8)),
      Figure(name: "threads at the end", value: late.threads, unit: ""),
    ]
  }

  /// Lets visitors come and go, and returns their number.
  private func come(to server: ServerProcess, until end: ContinuousClock.Instant) throws -> Int {
    var visitors = 0
    while ContinuousClock.now < end {
      let (page, cookie) = try Socket.device(port: server.port)
      let socket = try Socket(port: server.port)
      try socket.takeUp(page, cookie: cookie)
      visitors += 1
    }
    return visitors
  }

  private struct State {
    /// In MiB.
    var memory: Double
    var descriptors: Double
    var threads: Double
  }

  private func state(of server: ServerProcess) throws -> State {
    State(
      memory: try server.residentBytes() / 1_048_576,
      descriptors: try server.count(of: "fd"), threads: try server.count(of: "task"))
  }
}
