import Foundation

/// A WebSocket client for tests that control every byte on the wire.
///
///     let socket = try await RawWebSocket.open(port: port, path: "/live", headers: [
///       "Origin": "http://127.0.0.1:\(port)", "Cookie": page.cookies,
///     ])
///     try await socket.send(text: "hello")
///     #expect(try await socket.receive()?.text == "hello")
///     try await socket.send(WebSocketFrame(opcode: 0xB, payload: []))     // rubbish on purpose
///
/// It offers no compression, does not answer pings automatically and validates no received frame.
public final class RawWebSocket: Sendable {
  /// The underlying connection, to write invalid bytes or to cut it.
  public let socket: RawSocket
  /// The server's response to the handshake.
  public let handshake: RawHTTPResponse

  private init(_ socket: RawSocket, handshake: RawHTTPResponse) {
    self.socket = socket
    self.handshake = handshake
  }

  /// Connects and performs the handshake.
  ///
  /// - Parameters:
  ///   - host: A name or address.
  ///   - port: The server's port.
  ///   - path: The path, exactly as in the request line.
  ///   - headers: Additional or replaced headers of the handshake.
  ///   - time: The time limit.
  /// - Throws: ``Refusal`` if the response is not a valid 101, otherwise ``RawSocketError`` or
  ///   ``RawHTTPError``.
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

  /// The error of a server that did not switch to WebSocket, or signed the handshake wrongly.
  public struct Refusal: Error, CustomStringConvertible {
    /// The server's response.
    public let response: RawHTTPResponse
    public var description: String {
      "the WebSocket handshake was answered with \(response.status) \(response.text)"
    }
  }

  /// Sends a text message in one frame.
  public func send(text: String) async throws { try await send(WebSocketFrame(text: text)) }

  /// Sends a binary message in one frame.
  public func send(bytes: [UInt8]) async throws { try await send(WebSocketFrame(binary: bytes)) }

  /// Sends a frame as it is, valid or not.
  public func send(_ frame: WebSocketFrame) async throws {
    try await socket.write(frame.encoded)
  }

  /// Returns the next frame, or `nil` if the server closed the connection.
  ///
  /// - Throws: ``RawSocketError``: `timedOut` if nothing arrives, `cut` if only a part of a frame
  ///   arrived.
  public func receive(within time: Duration = patience) async throws -> WebSocketFrame? {
    let socket = socket
    return try await onOwnThread { try socket.read(by: .after(time), take: WebSocketFrame.decode) }
  }

  /// Reads frames until one satisfies the condition, and returns it; returns `nil` if the server
  /// closes the connection before.
  public func receive(
    within time: Duration = patience, where matches: @Sendable (WebSocketFrame) -> Bool
  ) async throws -> WebSocketFrame? {
    let deadline = Deadline.after(time)
    while let frame = try await receive(within: deadline.left) {
      if matches(frame) { return frame }
    }
    return nil
  }

  /// Sends a close frame; the server's close frame can still be received.
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

  /// Returns the signature that a server must send for a handshake's key.
  ///
  ///     RawWebSocket.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==")   // "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
  public static func acceptance(of key: String) -> String {
    let signature = sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return Data(signature).base64EncodedString()
  }
}
