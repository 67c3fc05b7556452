/// What a handler answers.
///
///     return .text("pong")
///     return HTTPResponse(status: 303, headers: ["Location": "/city/london-england-gb"])
///
/// The server adds `content-length` and, where needed, `connection`; a handler's own values of
/// these two are ignored. Line breaks in a header become spaces, so a value can add no header.
public struct HTTPResponse: Sendable {
  /// The bytes after the header.
  public enum Body: Sendable {
    case bytes([UInt8])
    /// Announces `declaredLength` bytes, sends these, then drops the connection. For simulators
    /// that show a client what a broken network looks like.
    case cut([UInt8], declaredLength: Int)
  }

  public var status: Int
  public var headers: HTTPHeaders
  public var body: Body

  public init(status: Int = 200, headers: HTTPHeaders = HTTPHeaders(), body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Plain text in UTF-8.
  public static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    typed("text/plain; charset=utf-8", Array(text.utf8), status)
  }

  /// JSON that is encoded already.
  public static func json(_ bytes: [UInt8], status: Int = 200) -> HTTPResponse {
    typed("application/json; charset=utf-8", bytes, status)
  }

  /// A page in UTF-8.
  public static func html(_ text: String, status: Int = 200) -> HTTPResponse {
    typed("text/html; charset=utf-8", Array(text.utf8), status)
  }

  private static func typed(_ type: String, _ bytes: [UInt8], _ status: Int) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Content-Type": type], body: .bytes(bytes))
  }
}
