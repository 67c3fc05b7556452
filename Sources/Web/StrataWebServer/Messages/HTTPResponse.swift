/// An HTTP answer.
///
///     return .text("pong")
///     return HTTPResponse(status: 303, headers: ["Location": "/city/london-england-gb"])
///
/// The server adds `content-length` and, where needed, `connection`; a handler's values of these
/// two are ignored. Line breaks in a header become spaces, so a value can add no header.
public struct HTTPResponse: Sendable {
  /// The content of an answer.
  public enum Body: Sendable {
    /// The whole content as bytes.
    case bytes([UInt8])
    /// Announces `declaredLength` bytes, sends the given bytes, then drops the connection. It is
    /// for simulators of a broken network.
    case cut([UInt8], declaredLength: Int)
  }

  /// The response's HTTP status.
  public var status: Int
  /// The response's header fields.
  public var headers: HTTPHeaders
  /// The response's content.
  public var body: Body
  /// A Boolean value that indicates whether the connection is closed after the answer.
  public var endsConnection = false

  /// Creates an HTTP answer.
  public init(status: Int = 200, headers: HTTPHeaders = HTTPHeaders(), body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns an answer of plain text in UTF-8.
  public static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    typed("text/plain; charset=utf-8", Array(text.utf8), status)
  }

  /// Returns an answer of encoded JSON.
  public static func json(_ bytes: [UInt8], status: Int = 200) -> HTTPResponse {
    typed("application/json; charset=utf-8", bytes, status)
  }

  /// Returns an answer of an HTML page in UTF-8.
  public static func html(_ text: String, status: Int = 200) -> HTTPResponse {
    typed("text/html; charset=utf-8", Array(text.utf8), status)
  }

  private static func typed(_ type: String, _ bytes: [UInt8], _ status: Int) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Content-Type": type], body: .bytes(bytes))
  }
}
