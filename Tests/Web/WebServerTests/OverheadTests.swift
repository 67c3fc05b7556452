import Foundation
import StrataKitTesting
import Testing

@testable import StrataWebServer

/// Tests of a WebSocket whose peer sends frames without content, within every limit of messages.
@Suite(.timeLimit(.minutes(10))) struct OverheadTests {
  private final class Wasted: WebSocketDelegate {
    let told = Recorded<String>()
    func received(_ text: String) { told.record("text") }
    func received(_ bytes: [UInt8]) {}
    func wasted() { told.record("wasted") }
    func closed() { told.record("closed") }
  }

  /// The frame, without its mask's effect, since it is empty.
  private static func frame(_ opcode: UInt8, isFinal: Bool) -> [UInt8] {
    [opcode | (isFinal ? 0x80 : 0), 0x80, 0, 0, 0, 0]
  }

  private static let floods: [(name: String, frame: [UInt8])] = [
    ("empty parts of a message", frame(0, isFinal: false)), ("pongs", frame(10, isFinal: true)),
    ("parts of one byte", [0, 0x81, 0, 0, 0, 0, 32]),
  ]

  @Test(arguments: floods.map(\.name))
  func `a socket with a flood of frames without content is closed`(name: String) async throws {
    let flood = try #require(Self.floods.first { $0.name == name }).frame
    let delegate = Wasted()
    try await withServer(connect: { _, _ in delegate }) { server, port in
      async let end: Void = talking(to: port) { client in
        try client.upgrade()
        try client.sendFrame(1, [UInt8(ascii: "[")], isFinal: false)
        let frames = Array(repeatElement(flood, count: 2_000).joined())
        // The server closes the socket while it sends.
        while (try? client.send(frames)) != nil {}
      }
      try await end
      await delegate.told.wait(for: 2)
      #expect(delegate.told.all == ["wasted", "closed"])
      #expect(server.statistics.refused == 1)
    }
  }

  @Test func `a socket whose messages come in parts, with pings in between, stays open`()
    async throws
  {
    let (delegate, isOver) = (Wasted(), DispatchSemaphore(value: 0))
    try await withServer(connect: { _, _ in delegate }) { server, port in
      async let client: Void = talking(to: port) { client in
        try client.upgrade()
        for _ in 0..<400 {
          let part = [UInt8](repeating: 97, count: 60)
          for number in 0..<8 {
            try client.sendFrame(number == 0 ? 1 : 0, part, isFinal: number == 7)
          }
          try client.sendFrame(9, [1, 2, 3])
        }
        isOver.wait()
      }
      await delegate.told.wait(for: 400)
      #expect(delegate.told.all.allSatisfy { $0 == "text" })
      isOver.signal()
      try await client
    }
  }

  @Test func `bytes besides messages leave the bucket with time, and messages make up for some`() {
    let most = Overhead.Bucket.burst
    let steps: [(bytes: Int, time: Duration, isBearable: Bool)] = [
      (most, .zero, true), (1, .zero, false), (2047, .seconds(1), true),
      // No bytes are saved up.
      (-1_000_000, .zero, true), (most, .zero, true), (1, .zero, false),
    ]
    var bucket = Overhead.Bucket()
    #expect(steps.map { bucket.add($0.bytes, after: $0.time) } == steps.map(\.isBearable))
  }

  @Test func `only the bytes of a TCP connection are counted`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(Overhead(ends[0], at: .zero) == nil)
  }
}
