public import Foundation

/// A small HTTP/1.1 client that sends exactly what a test specifies and returns the response.
///
///     let client = RawHTTPClient(port: port)
///     let page = try await client.get("/")
///     #expect(page.status == 200)
///     let wild = try await client.send(raw: Array("GET /%zz HTTP/1.1\r\n\r\n".utf8))
///
/// It follows no redirects, keeps no cookies and adds only `Host`, `Connection: close` and, with a
/// body, `Content-Length`. Each request has a new connection; a ``RawHTTPConnection`` sends several
/// requests over one.
public struct RawHTTPClient: Sendable {
  /// The host name or address of the server.
  public let host: String
  /// The server's port.
  public let port: Int
  /// The headers of every request.
  public var headers: RawHTTPHeaders

  /// Creates a client for a server.
  public init(host: String = "127.0.0.1", port: Int, headers: RawHTTPHeaders = [:]) {
    self.host = host
    self.port = port
    self.headers = headers
  }

  /// Creates a client for the server of a URL; the URL's path is not used.
  public init(_ url: URL, headers: RawHTTPHeaders = [:]) {
    self.init(host: url.host ?? "127.0.0.1", port: url.port ?? 80, headers: headers)
  }

  /// Sends a GET request for a path, which is not escaped.
  public func get(
    _ target: String, headers: RawHTTPHeaders = [:], within time: Duration = patience
  ) async throws -> RawHTTPResponse {
    try await send("GET", target, headers: headers, within: time)
  }

  /// Sends a request of any method.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - target: The path and query, exactly as in the request line.
  ///   - headers: Additional headers.
  ///   - body: The body; if it is not empty, `Content-Length` is added.
  ///   - time: The time limit for the whole exchange.
  /// - Throws: ``RawSocketError`` or ``RawHTTPError``.
  public func send(
    _ method: String, _ target: String, headers: RawHTTPHeaders = [:], body: [UInt8] = [],
    within time: Duration = patience
  ) async throws -> RawHTTPResponse {
    let closing: RawHTTPHeaders = ["Connection": "close"]
    let bytes = RawHTTPConnection.request(
      method, target, host: "\(host):\(port)",
      headers: closing.adding(self.headers).adding(headers), body: body)
    return try await send(raw: bytes, isBodyless: method == "HEAD", within: time)
  }

  /// Sends bytes as they are, on a new connection, and reads one response.
  ///
  /// - Parameter isBodyless: Whether the response announces a length but has no body, as after
  ///   HEAD.
  public func send(
    raw bytes: [UInt8], isBodyless: Bool = false, within time: Duration = patience
  ) async throws -> RawHTTPResponse {
    let (host, port) = (host, port)
    return try await onOwnThread {
      let deadline = Deadline.after(time)
      let socket = try RawSocket.open(host: host, port: port, by: deadline)
      defer { socket.close() }
      try socket.write(bytes, by: deadline)
      return try socket.readResponse(isBodyless: isBodyless, by: deadline)
    }
  }
}
