import Foundation

/// The resources of a server process, measured from outside: real sockets, real pages.
struct ServedBenchmark: Benchmark {
  let title = "A served app, over loopback"
  let method = """
    The app in a process of its own behind its web server; a client in this one. 20 sockets in \
    turn, 10,000 events, each answered before the next; then 1,000 more sockets, of which each \
    has a device and a session. Processor time, the kernel's share included, and resident memory \
    as `/proc` counts them, and so are the switches of the server's threads and their calls of \
    `read` and `write`, with which threads wake each other. "Bare" is a counter written by hand on the same web server. Pages are \
    asked for over one connection that stays open, by one device; then once as a browser does, \
    which accepts gzip.
    """
  private static let events = 10_000
  private static let busy = 20
  private static let sessions = 1_000
  private static let pages = 1_000

  func run() async throws -> [Figure] {
    let bare = try measure(.bare, "more")
    let counter = try measure(.counter, "more")
    let rows = try measure(.rows, "change")
    return try [
      time("processor time of 1,000 events, bare", bare.time, nil),
      time("processor time of 1,000 events, counter", counter.time, nil),
      time("processor time of 1,000 events, 1 of 300 rows", rows.time, nil),
      inBare("counter", counter.time / bare.time, 2),
      inBare("1 of 300 rows", rows.time / bare.time, 2.5),
      count("context switches of an event, bare", bare.switches),
      count("context switches of an event, counter", counter.switches),
      count("reads and writes of an event beside its socket's, counter", counter.calls),
      memory("memory of a session and its socket, bare", bare.memory, nil),
      memory("memory of a session and its socket, counter", counter.memory, 40),
      memory("memory of a session and its socket, 300 rows", rows.memory, 60),
    ] + pageFigures()
  }

  private func inBare(_ name: String, _ value: Double, _ budget: Double) -> Figure {
    Figure(
      name: "\(name), in bare ones", value: value, unit: "×", decimals: 1,
      budget: .atMost(budget),
      reason:
        "without a socket an event takes twice the budget (*Server's part of an event*): the app runs, "
        + "views are compared, and what differs is written. The way to the main actor and back is the "
        + "rest: docs/internals/profile.md, *Counter, served*")
  }

  private func time(_ name: String, _ value: Double, _ budget: Double?) -> Figure {
    Figure(name: name, value: value, unit: "s", decimals: 3, budget: budget.map { .atMost($0) })
  }

  private func memory(_ name: String, _ value: Double, _ budget: Double?) -> Figure {
    Figure(
      name: name, value: value, unit: "KiB", decimals: 1, budget: budget.map { .atMost($0) },
      reason: MemoryBenchmark.reason)
  }

  private func count(_ name: String, _ value: Double) -> Figure {
    Figure(name: name, value: value, unit: "", decimals: 1)
  }

  /// The resources that an app needs for an event, and for a session.
  private struct Needs {
    /// Seconds of processor time for 1,000 events.
    var time: Double
    var switches: Double
    var calls: Double
    /// KiB of a session and its socket.
    var memory: Double
  }

  private func measure(_ app: ServedApp, _ button: String) throws -> Needs {
    let server = try ServerProcess(app)
    var visitors: [SocketVisitor] = []
    func come(_ count: Int) throws {
      for _ in 0..<count { visitors.append(try SocketVisitor(port: server.port, button: button)) }
    }
    try come(Self.busy)
    for visitor in visitors { try visitor.tap() }
    let (start, counted) = (try server.processorTime(), try server.kernelCounts())
    for _ in 0..<(Self.events / Self.busy) { for visitor in visitors { try visitor.tap() } }
    let time = (try server.processorTime() - start) / .seconds(1)
    let counts = try server.kernelCounts()
    let before = try server.residentBytes()
    try come(Self.sessions)
    let memory = (try server.residentBytes() - before) / Double(Self.sessions) / 1024
    let events = Double(Self.events)
    return Needs(
      time: time * 1_000 / events, switches: (counts.switches - counted.switches) / events,
      calls: (counts.calls - counted.calls) / events, memory: memory)
  }

  private func pageFigures() throws -> [Figure] {
    let server = try ServerProcess(.weather)
    let socket = try Socket(port: server.port)
    let head = try socket.page(WeatherScreen.url).head
    let cookie = Socket.header("set-cookie", in: head).flatMap { $0.split(separator: ";").first }
    func page() throws -> String {
      try socket.page(WeatherScreen.url, cookie: cookie.map(String.init)).body
    }
    for _ in 0..<200 { _ = try page() }
    let start = try server.processorTime()
    var (samples, body) = (Samples(), "")
    for _ in 0..<Self.pages {
      samples.add(try ContinuousClock().measure { body = try page() })
      guard body.contains("London") else { throw NotMeasured("the page shows no weather") }
    }
    let time = (try server.processorTime() - start) / .seconds(1)
    let packed = try socket.packedBytes(of: WeatherScreen.url)
    return [
      Figure(
        name: "weather pages a second on one core, over HTTP", value: Double(Self.pages) / time,
        unit: "/s", budget: .atLeast(250), reason: "see *First pages of the weather screen*"),
      Figure(
        name: "a weather page over a kept connection, median", value: samples.percentile(0.5),
        unit: "ms", decimals: 1, budget: .atMost(8),
        reason: "no byte waits for another: what is left is the page's own processor time"),
      Figure(name: "its bytes", value: Double(body.utf8.count) / 1_000, unit: "kB", decimals: 1),
      Figure(
        name: "the same as sent to a browser", value: Double(packed) / 1_000, unit: "kB",
        decimals: 1, budget: .atMost(14.6),
        reason:
          "ten packets are what a server may send before it hears from the browser; the markup has "
          + "\(body.utf8.count / 1_000) kB, and zlib at its least effort packs it to this (decision 0083)"
      ),
    ]
  }
}
