import Dispatch
import Foundation
import ImageKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of services that do not announce the length of a file, or do not end it.
@Suite(.timeLimit(.minutes(10))) struct StreamedFileTests {
  /// A service that sends the head and the first bytes of a file, and then waits.
  private struct Service: Sendable {
    /// Ends the wait of a connection.
    let release = DispatchSemaphore(value: 0)
    /// For each connection, `true` if it was released, and `false` after a minute of waiting.
    let ends = Recorded<Bool>()

    func listener(head: String = "", bytes: Int, waits: Bool) throws -> RawListener {
      try RawListener { socket in
        _ = try socket.readNow()
        try socket.writeNow(
          Array("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\(head)\r\n".utf8))
        try socket.writeNow([UInt8](repeating: 7, count: bytes))
        if waits { ends.record(release.wait(timeout: .now() + .seconds(60)) == .success) }
      }
    }
  }

  private func url(_ listener: RawListener) throws -> URL {
    try #require(URL(string: "http://127.0.0.1:\(listener.port)/a.png"))
  }

  @Test func `a file without a Content-Length is loaded to its end`() async throws {
    let listener = try Service().listener(bytes: 5000, waits: false)
    let data = try await WebPictureSource.shared.data(from: url(listener), limit: 5000)
    #expect(data == Data(repeating: 7, count: 5000))
    listener.stop()
  }

  @Test(arguments: [("", 5001), ("Content-Length: 5001\r\n", 10)])
  func `a load fails as soon as Content-Length or the bytes received exceed the limit`(
    head: String, bytes: Int
  ) async throws {
    let service = Service()
    let listener = try service.listener(head: head, bytes: bytes, waits: true)
    await #expect(throws: ImageFailure.tooLarge(limit: 5000)) {
      try await WebPictureSource.shared.data(from: url(listener), limit: 5000)
    }
    service.release.signal()
    await service.ends.wait(for: 1)
    #expect(service.ends.all == [true], "the load did not wait for the rest of the file")
    listener.stop()
  }
}
