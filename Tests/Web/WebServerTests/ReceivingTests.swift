import Foundation
import StrataKitTesting
import Synchronization
import Testing

@testable import StrataWebServer

/// Tests of a WebSocket whose delegate pauses reading.
@Suite(.timeLimit(.minutes(10))) struct ReceivingTests {
  /// A delegate that pauses reading after a number of messages.
  private final class Reluctant: WebSocketDelegate {
    let texts = Recorded<String>()
    private let connection: WebSocketConnection
    private let limit: Int

    init(_ connection: WebSocketConnection, limit: Int) {
      self.connection = connection
      self.limit = limit
    }

    func received(_ text: String) {
      if texts.all.count + 1 == limit { connection.pauseReading() }
      texts.record(text)
    }

    func received(_ bytes: [UInt8]) {}
    func closed() {}
    func end() { connection.close(code: 4000, reason: "enough") }
    func goOn() { connection.resumeReading() }
  }

  /// Sends requests one after another, so that the server's thread goes through at least that many
  /// rounds, in each of which it reads from sockets.
  private static func letPass(_ rounds: Int, on port: Int) async throws {
    try await talking(to: port) { client in
      for _ in 0..<rounds { _ = try client.get("/") }
    }
  }

  @Test func `a paused socket is not read, and no message is lost after a resume`()
    async throws
  {
    let owner = Mutex<Reluctant?>(nil)
    let connect: WebServer.Connect = { _, connection in
      let reluctant = Reluctant(connection, limit: 5)
      owner.withLock { $0 = reluctant }
      return reluctant
    }
    let sent = (0..<2_000).map { "message \($0)" }
    let isOver = DispatchSemaphore(value: 0)
    try await withServer(connect: connect) { server, port in
      async let client: Void = RawClient.onThread {
        let client = try RawClient(port: port)
        try client.upgrade()
        for text in sent { try client.sendText(text) }
        isOver.wait()
      }
      while owner.withLock({ $0 }) == nil { await Task.yield() }
      let reluctant = try #require(owner.withLock { $0 })
      await reluctant.texts.wait(for: 5)
      try await Self.letPass(50, on: port)
      let heard = reluctant.texts.all
      #expect(heard == Array(sent.prefix(5)))
      #expect(server.statistics.messagesReceived == 5)
      reluctant.goOn()
      await reluctant.texts.wait(for: sent.count)
      #expect(reluctant.texts.all == sent)
      isOver.signal()
      try await client
    }
  }

  @Test func `the server can close a paused socket with a code`() async throws {
    let owner = Mutex<Reluctant?>(nil)
    let connect: WebServer.Connect = { _, connection in
      let reluctant = Reluctant(connection, limit: 1)
      owner.withLock { $0 = reluctant }
      return reluctant
    }
    let close = try await withServer(connect: connect) { _, port in
      async let close = talking(to: port) { client in
        try client.upgrade()
        try client.sendText("first")
        try client.sendText("second")
        return try client.readFrame()
      }
      while owner.withLock({ $0 }) == nil { await Task.yield() }
      let reluctant = try #require(owner.withLock { $0 })
      await reluctant.texts.wait(for: 1)
      reluctant.end()
      return try await close
    }
    #expect(close.closeCode == 4000)
  }
}
