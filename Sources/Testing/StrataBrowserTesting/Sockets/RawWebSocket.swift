import Foundation

/// A WebSocket client for tests that must say exactly what goes over the wire.
///
///     let socket = try await RawWebSocket.open(port: port, path: "/live", headers: [
///       "Origin": "http://127.0.0.1:\(port)", "Cookie": page.cookies,
///     ])
///     try await socket.send(text: "hello")
///     #expect(try await socket.receive()?.text == "hello")
///     try await socket.send(WebSocketFrame(opcode: 0xB, payload: []))     // rubbish on purpose
///
/// It offers no compression, answers no ping by itself and checks no frame that it receives.
public final class RawWebSocket: Sendable {
  /// The connection beneath, to write bytes that are no frame at all or to cut it.
  public let socket: RawSocket
  /// What the server answered the handshake with.
  public let handshake: RawHTTPResponse

  private init(_ socket: RawSocket, handshake: RawHTTPResponse) {
    self.socket = socket
    self.handshake = handshake
  }

  /// Connects and shakes hands.
  ///
  /// - Parameters:
  ///   - path: As it shall stand in the request line.
  ///   - headers: Added to the handshake; one that it has already takes that one's place.
  /// - Throws: ``Refusal`` with the server's answer when that is not a proper 101, else
  ///   ``RawSocketError`` or ``RawHTTPError``.
  public static func open(
    host: String = "127.0.0.1", port: Int, path: String = "/", headers: RawHTTPHeaders = [:],
    within time: Duration = patience
  ) async throws -> RawWebSocket {
    try await onOwnThread {
      let deadline = Deadline.after(time)
      let socket = try RawSocket.open(host: host, port: port, by: deadline)
      let fields = handshakeHeaders(overriddenBy: headers)
      let request = RawHTTPConnection.request(
        "GET", path, host: "\(host):\(port)", headers: fields, body: [])
      try socket.write(request, by: deadline)
      let answer = try socket.readResponse(isBodyless: false, by: deadline)
      guard isAccepted(answer, key: fields["Sec-WebSocket-Key"] ?? "") else {
        throw Refusal(response: answer)
      }
      return RawWebSocket(socket, handshake: answer)
    }
  }

  /// The server did not switch to WebSocket, or signed the handshake wrongly.
  public struct Refusal: Error, CustomStringConvertible {
    public let response: RawHTTPResponse
    public var description: String {
      "the WebSocket handshake was answered with \(response.status) \(response.text)"
    }
  }

  /// Sends one whole text message.
  public func send(text: String) async throws { try await send(WebSocketFrame(text: text)) }

  /// Sends one whole binary message.
  public func send(bytes: [UInt8]) async throws { try await send(WebSocketFrame(binary: bytes)) }

  /// Sends a frame as it is, correct or not.
  public func send(_ frame: WebSocketFrame) async throws {
    try await socket.write(frame.encoded)
  }

  /// The next frame, or nil when the server closed the connection.
  ///
  /// - Throws: ``RawSocketError``: `timedOut` when nothing comes, `cut` when half a frame came.
  public func receive(within time: Duration = patience) async throws -> WebSocketFrame? {
    let socket = socket
    return try await onOwnThread { try socket.read(by: .after(time), take: WebSocketFrame.decode) }
  }

  /// Reads frames until one satisfies the condition; nil when the server closed before.
  public func receive(
    within time: Duration = patience, where matches: @Sendable (WebSocketFrame) -> Bool
  ) async throws -> WebSocketFrame? {
    let deadline = Deadline.after(time)
    while let frame = try await receive(within: deadline.left) {
      if matches(frame) { return frame }
    }
    return nil
  }

  /// Says goodbye in order; the server's own closing frame can still be received.
  public func close(code: UInt16 = 1000, reason: String = "") async throws {
    try await send(WebSocketFrame(closeCode: code, reason: reason))
  }

  private static func handshakeHeaders(overriddenBy own: RawHTTPHeaders) -> RawHTTPHeaders {
    let key = (0..<16).map { _ in UInt8.random(in: 0...255) }
    var standard: RawHTTPHeaders = [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": Data(key).base64EncodedString(),
    ]
    standard.fields.removeAll { own[$0.name] != nil }
    return standard.adding(own)
  }

  private static func isAccepted(_ answer: RawHTTPResponse, key: String) -> Bool {
    answer.status == 101 && answer.headers["Sec-WebSocket-Accept"] == acceptance(of: key)
  }

  /// What a server must sign a handshake's key with.
  ///
  ///     RawWebSocket.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==")   // "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
  public static func acceptance(of key: String) -> String {
    let signature = sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return Data(signature).base64EncodedString()
  }
}
