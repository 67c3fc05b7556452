import Foundation
import Testing

@testable import StrataWebServer

/// Tests that responses are sent at once, in as few pieces as possible.
@Suite(.timeLimit(.minutes(10))) struct PromptTests {
  @Test func `small packets are not delayed`() async throws {
    let isPrompt = try await withServer { _, port in
      try await talking(to: port) { client in
        _ = try client.get("/")
        return Self.serverEnd(of: client).map(Self.isPrompt)
      }
    }
    #expect(isPrompt == true)
  }

  @Test
  func `a message whose answer is ready at once is answered in the same turn of the event loop`()
    async throws
  {
    try await withServer(connect: WebSocketTests.echo) { server, port in
      let turns = try await talking(to: port) { client in
        try client.upgrade()
        func exchange() throws {
          try client.sendText("hello")
          #expect(try client.readFrame().text == "hello")
        }
        try exchange()
        let (before, begun) = (server.statistics.turns, ContinuousClock.now)
        for _ in 0..<50 { try exchange() }
        // Each second the thread looks for timers.
        let seconds = Int(begun.duration(to: .now).components.seconds)
        return server.statistics.turns - before - 4 * seconds
      }
      // After each event libwebsockets has the loop turn once more without waiting. To be woken for
      // the answer, or to have the socket reported as writable, would take a third.
      #expect(turns <= 2 * 50 + 10)
    }
  }

  @Test(arguments: [0, 1, 16 << 10, 20_000, 60_000])
  func `the head and body of a short response are sent in one write`(size: Int) {
    let body = [UInt8](repeating: 65, count: size)
    var writer = ResponseWriter(
      HTTPResponse(body: .bytes(body)), isHead: false, closes: false)
    let pieces = Self.pieces(of: &writer)
    #expect(pieces.count == 1)
    #expect(pieces[0].bytes.suffix(size) == body[...] && pieces[0].isLast)
  }

  @Test(arguments: [65_500, 65_536, 200_000])
  func `the first piece of a long response has the maximum size`(size: Int) {
    let body = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    var writer = ResponseWriter(
      HTTPResponse(body: .bytes(body)), isHead: false, closes: false)
    let pieces = Self.pieces(of: &writer)
    #expect(pieces[0].bytes.count == ResponseWriter.chunk)
    #expect(pieces.allSatisfy { $0.bytes.count <= ResponseWriter.chunk })
    #expect(pieces.map(\.isLast) == Array(repeating: false, count: pieces.count - 1) + [true])
    #expect(pieces.flatMap(\.bytes).suffix(size) == body[...])
  }

  @Test func `a response to HEAD has no body`() {
    var writer = ResponseWriter(.text("hello"), isHead: true, closes: false)
    let pieces = Self.pieces(of: &writer)
    #expect(pieces.count == 1)
    #expect(String(decoding: pieces[0].bytes, as: UTF8.self).hasSuffix("\r\n\r\n"))
  }

  private struct Piece {
    var bytes: [UInt8]
    var isLast: Bool
  }

  private static func pieces(of writer: inout ResponseWriter) -> [Piece] {
    var pieces: [Piece] = []
    while !writer.isDone {
      _ = writer.writeNext { bytes, isLast in
        pieces.append(Piece(bytes: Array(bytes), isLast: isLast))
        return true
      }
    }
    return pieces
  }

  /// Returns the descriptor of this process whose peer is the client.
  private static func serverEnd(of client: RawClient) -> Int32? {
    guard let own = port(of: client.descriptor, getsockname) else { return nil }
    return (0..<Int32(4_096)).first { port(of: $0, getpeername) == own }
  }

  private static func port(
    of descriptor: Int32,
    _ name: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name(descriptor, $0, &length) }
    }
    guard failed == 0, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func isPrompt(_ descriptor: Int32) -> Bool {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &value, &length)
    return value != 0
  }
}
