import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a served app that has no descriptor left for new connections.
@Suite(.timeLimit(.minutes(10))) struct DescriptorProcessTests {
  /// The number of looks in a row that must find a process asleep before it counts as at rest. A
  /// connection that a process cannot accept wakes it again and again, so that some look finds it
  /// awake.
  private static let looks = 100

  @Test
  func `a server without free descriptors serves those inside, rests, and says so in one sentence`()
    async throws
  {
    let app = try await ServedApp.start("Counter")
    let window = try await CounterWindow(of: app)
    let used = Set(try descriptors(of: app.processID))
    // Not even the reserve descriptor can be used to turn a newcomer away.
    try await limit(app.processID, to: 3)
    let newcomer = try await ask(app)
    while !app.errors.contains("as many open files as it may") {
      try Task.checkCancellation()
      await Task.yield()
    }
    try await waitForRest(of: app.processID)
    try await window.exchange(tap: 1)

    try await limit(app.processID, to: Self.limit(leaving: 8, beside: used))
    #expect(try await newcomer.response().status == 200, "it has waited until now")
    var crowd = [newcomer]
    while let inside = await answered(app) {
      crowd.append(inside)
      try #require(crowd.count < 64, "the limit has no effect")
    }
    var closed = 0
    for _ in 0..<20 {
      let isClosed = await answered(app) == nil
      #expect(isClosed, "newcomers are turned away")
      if isClosed { closed += 1 }
    }
    try await waitForRest(of: app.processID)
    try await window.exchange(tap: 2)

    crowd.removeAll()
    while await answered(app) == nil { try Task.checkCancellation() }
    let sentences = app.errors.split(separator: "\n").count
    #expect(sentences == 1, "\(app.errors)")
    BadDay("no-descriptors").record(
      done: ["newcomers without a free descriptor": 20],
      seen: [
        "newcomers whose connection was closed": closed, "sentences for the operator": sentences,
      ])
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  /// Sends a request on a new connection.
  private func ask(_ app: ServedApp) async throws -> RawHTTPConnection {
    let port = try #require(app.url.port)
    let connection = try await RawHTTPConnection.open(port: port)
    try await connection.socket.write(
      Array("GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
    return connection
  }

  /// Returns a new connection on which a request was answered; `nil` if the server has closed it.
  private func answered(_ app: ServedApp) async -> RawHTTPConnection? {
    guard let connection = try? await ask(app), let answer = try? await connection.response()
    else { return nil }
    #expect(answer.status == 200)
    return connection
  }

  /// Changes the number of descriptors that a running process may have; those above stay open.
  private func limit(_ pid: Int32, to count: Int32) async throws {
    let (process, ended) = (Process(), Gate())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
    process.arguments = ["--pid", "\(pid)", "--nofile=\(count):"]
    process.terminationHandler = { _ in ended.open() }
    try process.run()
    await ended.wait()
    try #require(process.terminationStatus == 0)
  }

  /// Returns the limit below which some descriptors are free. The used ones may have gaps.
  private static func limit(leaving free: Int, beside used: Set<Int32>) -> Int32 {
    var (limit, left) = (Int32(0), free)
    while left > 0 {
      if !used.contains(limit) { left -= 1 }
      limit += 1
    }
    return limit
  }

  private func descriptors(of pid: Int32) throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").compactMap { Int32($0) }
  }

  /// Waits until all threads of a process sleep whenever somebody looks.
  private func waitForRest(of pid: Int32) async throws {
    var (asleep, looks) = (0, 0)
    while asleep < Self.looks {
      asleep = try isAsleep(pid) ? asleep + 1 : 0
      looks += 1
      try #require(looks < 1_000 * Self.looks, "a thread of the server never rests")
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  private func isAsleep(_ pid: Int32) throws -> Bool {
    let folder = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { thread in
      // A thread may end between the two calls.
      guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      else { return true }
      // The name in parentheses may contain blanks; the state follows it.
      return text.split(separator: ")").last?.split(separator: " ").first == "S"
    }
  }
}
