import Foundation
import Glibc
import StrataKitTesting
import StrataWebServer
import Testing

/// Tests of the work that idle sockets cause, counted on a clock that the test advances.
@Suite(.timeLimit(.minutes(5))) struct RestTests {
  /// The time of one beat: half of `pingSeconds`.
  private static let beat = Duration.seconds(15)

  private static func configuration(_ clock: ManualClock) -> WebServer.Configuration {
    var configuration = WebServer.Configuration()
    configuration.clock = clock
    return configuration
  }

  /// Advances the clock by a number of beats, and waits until the server's thread has received
  /// each.
  private static func pass(beats: Int, on clock: ManualClock) async {
    for _ in 0..<beats {
      await clock.waitForSleepers()
      clock.advance(by: beat)
    }
    await clock.waitForSleepers()
  }

  @Test func `all idle sockets are pinged in one turn of the event loop, however many there are`()
    async throws
  {
    let clock = ManualClock()
    try await withServer(Self.configuration(clock), connect: WebSocketTests.echo) { server, port in
      let crowd = try await Crowd(40, port: port)
      let (before, begun) = (server.statistics, ContinuousClock.now)
      await Self.pass(beats: 2, on: clock)
      #expect(try await crowd.each { try $0.readFrame().opcode } == Array(repeating: 9, count: 40))
      let after = server.statistics
      #expect(after.pings - before.pings == 40)
      // Two beats, the turn in which all can be written to, and the rest of the handshakes; and a few
      // for each second that the test took, since the loop looks for timers every second.
      let seconds = Int(begun.duration(to: .now).components.seconds)
      #expect(after.turns - before.turns <= 8 + 4 * seconds)
    }
  }

  @Test(.thorough) func `in an idle hour a socket is pinged 120 times, and nothing else happens`()
    async throws
  {
    let clock = ManualClock()
    try await withServer(Self.configuration(clock), connect: WebSocketTests.echo) { server, port in
      let crowd = try await Crowd(3, port: port)
      for _ in 0..<120 {
        await Self.pass(beats: 2, on: clock)
        let answered = try await crowd.each { client in
          let ping = try client.readFrame()
          try client.sendFrame(10, ping.payload)
          // The server answers this after it has received the pong.
          try client.sendFrame(9, [1])
          return (ping.opcode, try client.readFrame().opcode) == (9, 10)
        }
        #expect(!answered.contains(false))
      }
      let statistics = server.statistics
      #expect(statistics.pings == 3 * 120)
      #expect(statistics.openWebSockets == 3)
      #expect(statistics.messagesSent == 0)
      #expect(statistics.messagesReceived == 0)
    }
  }

  @Test func `every idle socket is watched by an epoll instance`() async throws {
    try await withServer(connect: WebSocketTests.echo) { _, port in
      let crowd = try await Crowd(20, port: port)
      let watched = Self.watchedSockets()
      let ours = Self.sockets(ofPort: port)
      #expect(ours.count >= 20, "\(ours.count) sockets of the server are open")
      #expect(ours.isSubset(of: watched))
      _ = crowd
    }
  }

  /// Returns the descriptors that the epoll instances of this process watch.
  private static func watchedSockets() -> Set<Int32> {
    let folder = "/proc/self/fdinfo"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let texts = files.compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    return Set(
      texts.flatMap { $0.matches(of: #/tfd:\s*(\d+)/#).compactMap { Int32($0.output.1) } })
  }

  /// Returns the connected descriptors of this process whose local port is the server's.
  private static func sockets(ofPort wanted: Int) -> Set<Int32> {
    Set(
      (3..<4096).filter { port(of: $0, getpeername) != nil && port(of: $0, getsockname) == wanted })
  }

  private static func port(
    of descriptor: Int32,
    _ name: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> Int? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { name(descriptor, $0, &size) }
    }
    return status == 0 ? Int(UInt16(bigEndian: address.sin_port)) : nil
  }

  @Test func `a socket that sends is not pinged`() async throws {
    let clock = ManualClock()
    try await withServer(Self.configuration(clock), connect: WebSocketTests.echo) { server, port in
      let crowd = try await Crowd(1, port: port)
      for number in 0..<20 {
        await Self.pass(beats: 1, on: clock)
        // The first answer comes after the beat; the second message is received then.
        let answers = try await crowd.each { client in
          try ["a", "b"].map { word in
            try client.sendText("\(word)\(number)")
            return try client.readMessage().text
          }
        }
        #expect(answers == [["a\(number)", "b\(number)"]])
      }
      #expect(server.statistics.pings == 0)
    }
  }

  @Test func `a silent socket is pinged and then closed`() async throws {
    let clock = ManualClock()
    let delegate = RecordingDelegate()
    try await withServer(Self.configuration(clock), connect: { _, _ in delegate }) { _, port in
      let crowd = try await Crowd(1, port: port)
      for _ in 0..<2 {
        await Self.pass(beats: 2, on: clock)
        #expect(try await crowd.each { try $0.readFrame().opcode } == [9])
      }
      await Self.pass(beats: 2, on: clock)
      #expect(try await crowd.each { try $0.readToEnd() } == [[]])
      #expect(await delegate.all() == [.closed])
    }
  }
}

/// Open WebSockets of one test.
// @unchecked: the clients are used on one thread at a time, which `each` waits for.
private final class Crowd: @unchecked Sendable {
  private let clients: [RawClient]

  init(_ count: Int, port: Int) async throws {
    let made = try await RawClient.onThread {
      Made(
        try (0..<count).map { _ in
          let client = try RawClient(port: port)
          try client.upgrade()
          return client
        })
    }
    clients = made.clients
  }

  func each<Value: Sendable>(
    _ work: @escaping @Sendable (RawClient) throws -> Value
  ) async throws -> [Value] {
    try await RawClient.onThread { try self.clients.map(work) }
  }

  // @unchecked: handed over once.
  private struct Made: @unchecked Sendable {
    let clients: [RawClient]
    init(_ clients: [RawClient]) { self.clients = clients }
  }
}
