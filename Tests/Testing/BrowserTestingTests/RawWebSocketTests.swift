import StrataBrowserTesting
import Testing

@Suite struct RawWebSocketTests {
  /// Returns a server that accepts the handshake of one origin, then echoes every byte.
  private func echo() throws -> RawListener {
    try RawListener { socket in
      let head = try LocalSite.readHead(socket)
      guard head.contains("Origin: http://here\r\n"), let key = Self.key(in: head) else {
        try socket.writeNow(Array("HTTP/1.1 403 No\r\nContent-Length: 5\r\n\r\nalien".utf8))
        return
      }
      let accept = RawWebSocket.acceptance(of: key)
      let answer = "HTTP/1.1 101 Yes\r\nSec-WebSocket-Accept: \(accept)\r\n\r\n"
      try socket.writeNow(Array(answer.utf8))
      while case let bytes = try socket.readNow(), !bytes.isEmpty { try socket.writeNow(bytes) }
    }
  }

  private static func key(in head: String) -> String? {
    let line = head.split(separator: "\r\n").first { $0.hasPrefix("Sec-WebSocket-Key: ") }
    return line.map { String($0.dropFirst(19)) }
  }

  private func open(_ echo: RawListener) async throws -> RawWebSocket {
    try await RawWebSocket.open(
      port: echo.port, path: "/live?x=1", headers: ["Origin": "http://here"])
  }

  @Test func `the signature of the handshake follows the standard`() {
    let signature = RawWebSocket.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==")
    #expect(signature == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test func `frames of every length are echoed unchanged`() async throws {
    let echo = try echo()
    let socket = try await open(echo)
    for length in [0, 1, 125, 126, 65_535, 65_536, 200_000] {
      let text = String(repeating: "é", count: length / 2) + (length % 2 == 1 ? "." : "")
      try await socket.send(text: text)
      let frame = try #require(try await socket.receive())
      #expect(frame.text == text)
      #expect(frame.opcode == WebSocketFrame.Opcode.text && frame.isFinal)
    }
  }

  @Test func `a malformed WebSocket frame is sent exactly as the test wrote it`() async throws {
    let echo = try echo()
    let socket = try await open(echo)
    let odd = WebSocketFrame(opcode: 0xB, payload: [1, 2], isFinal: false, reserved: 5, mask: nil)
    try await socket.send(odd)
    #expect(try await socket.receive() == odd)
    let huge = WebSocketFrame(binary: [7], declaredLength: 1 << 40)
    #expect(huge.encoded.prefix(10) == [0x82, 0xff, 0, 0, 1, 0, 0, 0, 0, 0])
    #expect(huge.encoded.count == 15)
  }

  @Test func `a fragmented WebSocket message is received as several frames`() async throws {
    let echo = try echo()
    let socket = try await open(echo)
    try await socket.send(WebSocketFrame(text: "hel", isFinal: false))
    try await socket.send(WebSocketFrame(continuation: "lo"))
    #expect(try await socket.receive()?.isFinal == false)
    let last = try await socket.receive { $0.isFinal }
    #expect(last?.text == "lo" && last?.opcode == WebSocketFrame.Opcode.continuation)
  }

  @Test func `a closing frame contains its code`() async throws {
    let echo = try echo()
    let socket = try await open(echo)
    try await socket.close(code: 1001, reason: "bye")
    let frame = try await socket.receive()
    #expect(frame?.closeCode == 1001)
    socket.socket.finishWriting()
    #expect(try await socket.receive() == nil)
  }

  @Test func `a refused WebSocket handshake throws an error with the server's response`()
    async throws
  {
    let echo = try echo()
    let refusal = await #expect(throws: RawWebSocket.Refusal.self) {
      try await RawWebSocket.open(port: echo.port, headers: ["Origin": "http://evil"])
    }
    #expect(refusal?.response.status == 403)
    #expect(refusal?.response.text == "alien")
  }

  @Test func `receiving a WebSocket frame waits until another task has sent something`()
    async throws
  {
    let echo = try echo()
    let socket = try await open(echo)
    async let heard = socket.receive()
    try await socket.send(text: "later")
    #expect(try await heard?.text == "later")
  }

  @Test func `an incomplete frame throws a timeout, or another error if the connection closes`()
    async throws
  {
    let echo = try echo()
    let socket = try await open(echo)
    try await socket.socket.write(Array(WebSocketFrame(text: "hello").encoded.dropLast(2)))
    let late = await #expect(throws: RawSocketError.self) {
      try await socket.receive(within: .milliseconds(20))
    }
    #expect(late?.kind == .timedOut)
    socket.socket.finishWriting()
    let cut = await #expect(throws: RawSocketError.self) { try await socket.receive() }
    #expect(cut?.kind == .cut)
  }
}
