import Foundation
import FoundationNetworking
import StrataDeviceServices
import Testing

@testable import NetworkingKit
@testable import StrataBrowserTesting

/// Tests of a service that sends without end: the amount that is read while nobody consumes it.
@Suite(.timeLimit(.minutes(10))) struct FloodTests {
  private static let gigabyte = 1 << 30

  /// Sends a gigabyte, block by block, and counts what was read, until nothing is.
  ///
  /// - Parameter patience: The time without progress after which it gives up.
  private static func flood(
    _ socket: RawSocket, _ sent: Locked<Int>, patience: Duration = .seconds(2)
  ) throws {
    _ = try socket.readNow()
    try socket.writeNow(Array("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n".utf8))
    let block = [UInt8](repeating: 32, count: 1 << 16)
    while sent.withLock({ $0 }) < gigabyte {
      try socket.write(block, by: .after(patience))
      sent.withLock { $0 += block.count }
    }
  }

  /// A delegate that blocks on the first piece until the gate opens.
  private final class Slow: NSObject, URLSessionDataDelegate, Sendable {
    let gate = DispatchSemaphore(value: 0)
    private let hasBegun = Locked(false)

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let isFirst = hasBegun.withLock { hasBegun in
        defer { hasBegun = true }
        return !hasBegun
      }
      if isFirst { gate.wait() }
    }
  }

  @Test
  func `a session stops reading while its delegate does not consume the pieces`() async throws {
    let sent = Locked(0)
    let ended = AsyncStream.makeStream(of: Void.self)
    let slow = Slow()
    // The service gives up when nothing has been read for a while, or when it has sent it all. Its
    // thread opens the gate: tasks that send requests meanwhile wait, too.
    let listener = try RawListener { socket in
      defer {
        slow.gate.signal()
        ended.continuation.yield()
      }
      try Self.flood(socket, sent)
    }
    let session = URLSession(
      configuration: .withoutMemory, delegate: slow, delegateQueue: OpenAnswers.queue())
    let url = try #require(URL(string: "http://127.0.0.1:\(listener.port)/"))
    let task = CancellableTask()
    task.start(session.dataTask(with: url))
    for await _ in ended.stream { break }
    task.cancel()
    listener.stop()
    session.finishTasksAndInvalidate()
    // The buffers of the sockets on both sides, and a few pieces.
    let taken = sent.withLock { $0 }
    #expect(taken > 0 && taken < 64 << 20, "\(taken >> 20) MiB were taken")
  }

  @Test func `a response that exceeds the limit fails without waiting for its end`()
    async throws
  {
    let sent = Locked(0)
    // Had the service given up early, what was sent would be a whole answer.
    let listener = try RawListener { socket in
      try Self.flood(socket, sent, patience: .seconds(120))
    }
    let url = try #require(URL(string: "http://127.0.0.1:\(listener.port)/"))
    let largest = 4 << 20
    let client = URLSessionAPIClient(retry: .never, connectionsPerHost: 6)
    let reason = "the answer has more than \(largest) bytes"
    await #expect(throws: APIError.decoding(path: "", reason: reason)) {
      try await client.bytes(for: NetworkRequest(url: url, largestAnswer: largest))
    }
    listener.stop()
    #expect(sent.withLock { $0 } >= largest)
  }
}
