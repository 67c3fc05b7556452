/// A kept-alive HTTP/1.1 connection, for tests of keep-alive and pipelining.
///
///     let connection = try await RawHTTPConnection.open(port: port)
///     let first = try await connection.send("GET", "/")
///     let second = try await connection.send("GET", "/style.css")
public final class RawHTTPConnection: Sendable {
  /// The underlying connection, to write parts of requests or to cut it.
  public let socket: RawSocket

  private init(_ socket: RawSocket) { self.socket = socket }

  /// Connects to a server.
  public static func open(
    host: String = "127.0.0.1", port: Int
  ) async throws -> RawHTTPConnection {
    RawHTTPConnection(try await RawSocket.connect(host: host, port: port))
  }

  /// Sends a request and reads its response.
  public func send(
    _ method: String, _ target: String, headers: RawHTTPHeaders = [:], body: [UInt8] = [],
    within time: Duration = patience
  ) async throws -> RawHTTPResponse {
    let bytes = Self.request(method, target, host: socket.peer, headers: headers, body: body)
    try await socket.write(bytes, within: time)
    return try await response(isBodyless: method == "HEAD", within: time)
  }

  /// Reads the next response, for requests that were written to ``socket`` directly.
  public func response(
    isBodyless: Bool = false, within time: Duration = patience
  ) async throws -> RawHTTPResponse {
    let socket = socket
    return try await onOwnThread {
      try socket.readResponse(isBodyless: isBodyless, by: .after(time))
    }
  }

  /// Returns the bytes of a request; `Host` is added unless the headers have it.
  static func request(
    _ method: String, _ target: String, host: String, headers: RawHTTPHeaders, body: [UInt8]
  ) -> [UInt8] {
    var fields = RawHTTPHeaders()
    if headers["Host"] == nil { fields.add("Host", host) }
    fields = fields.adding(headers)
    if !body.isEmpty && headers["Content-Length"] == nil {
      fields.add("Content-Length", String(body.count))
    }
    return Array("\(method) \(target) HTTP/1.1\r\n\(fields.lines)\r\n".utf8) + body
  }
}
