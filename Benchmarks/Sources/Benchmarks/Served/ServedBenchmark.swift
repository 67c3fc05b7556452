import Foundation

/// The resources of a server process, measured from outside: real sockets, real pages.
struct ServedBenchmark: Benchmark {
  let title = "A served app, over loopback"
  let method = """
    The app in a process of its own behind its web server; a client in this one. 20 sockets in \
    turn, 10,000 events, each answered before the next; then 1,000 more sockets, of which each \
    has a device and a session. Processor time, the kernel's share included, and resident memory \
    as `/proc` counts them. "Bare" is a counter written by hand on the same web server.
    """
  private static let events = 10_000
  private static let busy = 20
  private static let sessions = 1_000
  private static let pages = 1_000

  func run() async throws -> [Figure] {
    let bare = try measure(.bare, "more")
    let counter = try measure(.counter, "more")
    let rows = try measure(.rows, "change")
    return [
      time("processor time of 1,000 events, bare", bare.time, nil),
      time("processor time of 1,000 events, counter", counter.time, 0.10),
      time("processor time of 1,000 events, 1 of 300 rows", rows.time, 0.12),
      Figure(
        name: "counter, in bare ones", value: counter.time / bare.time, unit: "×", decimals: 1),
      memory("memory of a session and its socket, bare", bare.memory, nil),
      memory("memory of a session and its socket, counter", counter.memory, 40),
      memory("memory of a session and its socket, 300 rows", rows.memory, 250),
      Figure(
        name: "weather pages a second on one core, over HTTP", value: try pagesPerSecond(),
        unit: "/s", budget: .atLeast(2_000)),
    ]
  }

  private func time(_ name: String, _ value: Double, _ budget: Double?) -> Figure {
    Figure(name: name, value: value, unit: "s", decimals: 3, budget: budget.map { .atMost($0) })
  }

  private func memory(_ name: String, _ value: Double, _ budget: Double?) -> Figure {
    Figure(name: name, value: value, unit: "KiB", decimals: 1, budget: budget.map { .atMost($0) })
  }

  private func measure(
    _ app: ServedApp, _ button: String
  ) throws -> (time: Double, memory: Double) {
    let server = try ServerProcess(app)
    var visitors: [SocketVisitor] = []
    func come(_ count: Int) throws {
      for _ in 0..<count { visitors.append(try SocketVisitor(port: server.port, button: button)) }
    }
    try come(Self.busy)
    for visitor in visitors { try visitor.tap() }
    let start = try server.processorTime()
    for _ in 0..<(Self.events / Self.busy) { for visitor in visitors { try visitor.tap() } }
    let time = (try server.processorTime() - start) / .seconds(1)
    let before = try server.residentBytes()
    try come(Self.sessions)
    let memory = (try server.residentBytes() - before) / Double(Self.sessions) / 1024
    return (time * 1_000 / Double(Self.events), memory)
  }

  private func pagesPerSecond() throws -> Double {
    let server = try ServerProcess(.weather)
    let socket = try Socket(port: server.port)
    let head = try socket.page(WeatherScreen.url).head
    let cookie = Socket.header("set-cookie", in: head).flatMap { $0.split(separator: ";").first }
    for _ in 0..<200 { _ = try socket.page(WeatherScreen.url, cookie: cookie.map(String.init)) }
    let start = try server.processorTime()
    for _ in 0..<Self.pages {
      let body = try socket.page(WeatherScreen.url, cookie: cookie.map(String.init)).body
      guard body.contains("London") else { throw NotMeasured("a page came without its weather") }
    }
    return Double(Self.pages) / ((try server.processorTime() - start) / .seconds(1))
  }
}
