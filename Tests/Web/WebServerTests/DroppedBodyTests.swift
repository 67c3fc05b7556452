import Dispatch
import StrataKitTesting
import Testing

@testable import StrataWebServer

/// Tests of the rest of a refused body, which is read slowly, on a clock that the test advances.
@Suite(.timeLimit(.minutes(5))) struct DroppedBodyTests {
  /// The bytes between two pauses.
  private static let part = Connection.droppedAtOnce
  /// The bytes of the body, which has two pauses.
  private static let total = 5 * part / 2

  @Test func `a refused body is read further only once the clock has reached the end of a pause`()
    async throws
  {
    var configuration = WebServer.Configuration()
    let (clock, isOver) = (ManualClock(), DispatchSemaphore(value: 0))
    configuration.clock = clock
    configuration.maximumBodyBytes = 1000
    let status = try await withServer(configuration) { server, port in
      async let status = Self.send(to: port, until: isOver)
      for pause in 1...2 {
        await Self.waitForPause(of: server, on: clock)
        try await Self.letPass(20, on: port)
        let dropped = server.statistics.bytesDropped
        // What arrives in one piece, of 16 KiB at most, is dropped together.
        let end = pause * Self.part
        #expect((end...(end + Self.part / 4)).contains(dropped), "\(dropped) by pause \(pause)")
        clock.advance(by: Connection.droppingPause)
      }
      await Self.waitForPause(of: server, on: clock)
      #expect(server.statistics.bytesDropped == Self.total)
      isOver.signal()
      return try await status
    }
    #expect(status == 413)
  }

  /// Sends a body over the limit, and returns the status that refuses it. The connection stays open
  /// until a test is over.
  private static func send(to port: Int, until isOver: DispatchSemaphore) async throws -> Int {
    try await talking(to: port) { client in
      try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(total)\r\n\r\n")
      let status = try client.readResponse().status
      try client.send([UInt8](repeating: 1, count: total))
      isOver.wait()
      return status
    }
  }

  /// Waits until reading pauses, or the whole body is read.
  private static func waitForPause(of server: WebServer, on clock: ManualClock) async {
    while clock.sleepers == 0, server.statistics.bytesDropped < total { await Task.yield() }
  }

  /// Sends requests one after another, so that the server's thread goes through at least that many
  /// rounds, in each of which it reads from sockets.
  private static func letPass(_ rounds: Int, on port: Int) async throws {
    try await talking(to: port) { client in
      for _ in 0..<rounds { _ = try client.get("/") }
    }
  }
}
