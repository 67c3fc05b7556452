import Foundation

/// Measures what a front takes to hand a connection over, and the memory of processes behind it.
struct FrontBenchmark: Benchmark {
  let title = "A front and its workers"
  let method = """
    The counter behind a front with two workers. 10,000 connections one after the other, each with a \
    request for the head of the client's script and the cookie of one device: processor time of the \
    front alone, without its workers. Memory is the proportional size that the kernel counts \
    (`smaps_rollup`): a page that several processes use counts for its part. A worker's is what each of four \
    more adds to a front with one, before anybody came. With `--isolation device`, a device's is \
    what each of ten adds that have a page and a socket. Then ten times three new devices ask for their \
    first page, one after the other: the first meets a process that waits for it, the third one that must \
    be started; the same page from a worker that all devices share. An event's time is that of 10,000 presses of \
    100 visitors, one after the other: of the front alone, which has passed the socket to its worker, and of \
    nginx alone, which stands for a front that would be a proxy and copy each message.
    """
  private static let connections = 10_000
  private static let devices = 10
  private static let presses = 10_000
  private static let visitors = 100

  func run() async throws -> [Figure] {
    let perSecond = try await handedOver()
    let worker = (try await memory(workers: 5) - memory(workers: 1)) / 4
    let (passed, copied) = (try await eventOfFront(), try eventOfProxy())
    return [
      Figure(
        name: "an event in the front, which passed the socket", value: passed, unit: "µs",
        decimals: 2),
      Figure(name: "an event in a proxy in its place", value: copied, unit: "µs", decimals: 2),
      Figure(
        name: "connections that one core hands over, a second", value: perSecond, unit: "/s"),
      Figure(
        name: "memory of an idle worker", value: worker / 1_048_576, unit: "MiB", decimals: 1),
      Figure(
        name: "memory of a process for a device", value: try await memoryOfDevice() / 1_048_576,
        unit: "MiB", decimals: 1),
    ] + (try await firstPages())
  }

  /// Measures the first page of a new device, by the process that draws it.
  private func firstPages() async throws -> [Figure] {
    let (waiting, started) = try await firstPagesAlone()
    return [
      ("from a process that waited", waiting), ("from a process that was started", started),
      ("from a shared worker", try await firstPagesShared()),
    ].map { process, times in
      Figure(
        name: "a new device's first page \(process), median", value: times.percentile(0.5),
        unit: "ms",
        decimals: 1)
    }
  }

  /// Returns the times of pages of devices that get a process each: of those for which one waits, and
  /// of those for which one must be started.
  private func firstPagesAlone() async throws -> (waiting: Samples, started: Samples) {
    let server = try ServerProcess(
      .counter, arguments: ["--workers", "\(4 * Self.devices)", "--isolation", "device"])
    var (waiting, started) = (Samples(), Samples())
    for taken in stride(from: 0, to: 3 * Self.devices, by: 3) {
      try await server.waitForWorkers(taken + 3)
      waiting.add(try Self.firstPage(of: server))
      _ = try Self.firstPage(of: server)
      started.add(try Self.firstPage(of: server))
    }
    return (waiting, started)
  }

  private func firstPagesShared() async throws -> Samples {
    let server = try ServerProcess(.counter, arguments: ["--workers", "1"])
    try await server.waitForWorkers(1)
    var times = Samples()
    for _ in 0..<Self.devices { times.add(try Self.firstPage(of: server)) }
    return times
  }

  private static func firstPage(of server: ServerProcess) throws -> Duration {
    try ContinuousClock().measure { _ = try Socket.device(port: server.port) }
  }

  /// Returns the connections in a second of the front's processor time.
  private func handedOver() async throws -> Double {
    let server = try ServerProcess(.counter, arguments: ["--workers", "2"])
    try await server.waitForWorkers(2)
    let (page, cookie) = try Socket.device(port: server.port)
    let script = try Socket.script(in: page)
    func hand(_ count: Int) throws {
      for _ in 0..<count {
        let head = try Socket(port: server.port).head(script, cookie: cookie)
        guard head.contains(" 200 ") else { throw NotMeasured("answered:\n\(head)") }
      }
    }
    try hand(100)
    let before = try server.figure("strata_connections_handed_total")
    let start = try server.processorTime()
    try hand(Self.connections)
    let time = (try server.processorTime() - start) / .seconds(1)
    let handed = try server.figure("strata_connections_handed_total") - before
    guard handed >= Double(Self.connections), time > 0 else {
      throw NotMeasured("only \(handed) connections were handed over")
    }
    return Double(Self.connections) / time
  }

  /// Returns the microseconds of processor time that an event takes in a front.
  private func eventOfFront() async throws -> Double {
    let server = try ServerProcess(.counter, arguments: ["--workers", "1"])
    try await server.waitForWorkers(1)
    return try Self.event(at: server.port) { try server.processorTime() }
  }

  /// Returns the microseconds of processor time that an event takes in nginx before a server.
  private func eventOfProxy() throws -> Double {
    let server = try ServerProcess(.counter)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-bench-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let nginx = try Nginx(
      before: [server.port, server.port], in: folder, connections: 4 * Self.visitors)
    return try Self.event(at: nginx.port) { try nginx.processorTime() }
  }

  /// Returns the microseconds that a process counts for an event of one of the visitors at a port,
  /// who press in turns: a single one would soon have sent more messages than a browser may.
  private static func event(at port: Int, of time: () throws -> Duration) throws -> Double {
    let crowd = try (0..<visitors).map { _ in try SocketVisitor(port: port, button: "more") }
    for visitor in crowd { try visitor.tap() }
    let start = try time()
    for number in 0..<presses { try crowd[number % visitors].tap() }
    return try (time() - start) / .microseconds(1) / Double(presses)
  }

  /// Returns the memory of a front and its workers before anybody came.
  private func memory(workers: Int) async throws -> Double {
    let server = try ServerProcess(.counter, arguments: ["--workers", "\(workers)"])
    try await server.waitForWorkers(workers)
    return try server.treeProportionalBytes()
  }

  /// Returns the memory that each device adds.
  private func memoryOfDevice() async throws -> Double {
    let server = try ServerProcess(
      .counter, arguments: ["--workers", "\(2 * Self.devices)", "--isolation", "device"])
    // Two wait for the next devices, and one serves files and the work of all.
    try await server.waitForWorkers(3)
    let before = try server.treeProportionalBytes()
    let visitors = try (0..<Self.devices).map { _ in
      try SocketVisitor(port: server.port, button: "more")
    }
    try await server.waitForWorkers(Self.devices + 3)
    let added = try server.treeProportionalBytes() - before
    return withExtendedLifetime(visitors) { added / Double(Self.devices) }
  }
}
