public import StrataWebServer

/// The behavior of a public API; `Simulator` adds faults, the request log and a socket.
public protocol SimulatedService: Sendable {
  /// The query parameters that hold a key, in lower case; they are never logged.
  var secretParameters: Set<String> { get }
  /// The routes of the service.
  var routes: [Route] { get }
  /// The request headers to read besides the standard ones; none by default.
  var extraHeaders: [String] { get }
  /// Returns a response that takes time, such as one that needs a database; `nil`, the default,
  /// leaves the request to ``routes``.
  func answer(_ request: HTTPRequest) async -> HTTPResponse?
  /// The service's response for an unknown path.
  var unknownPath: HTTPResponse { get }
  /// Returns the service's response for a status of ``Fault/Kind/status(_:)``.
  func failure(status: Int) -> HTTPResponse
}

extension SimulatedService {
  public var extraHeaders: [String] { [] }

  public func answer(_ request: HTTPRequest) async -> HTTPResponse? { nil }
}

/// A path with its handler.
public struct Route: Sendable {
  /// The path, or the prefix of the paths.
  public let path: String
  /// Returns the response to a request.
  public let respond: @Sendable (HTTPRequest) -> HTTPResponse
  private let isBeginning: Bool

  /// Creates a route for one path.
  public init(_ path: String, respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    self.path = path
    self.respond = respond
    isBeginning = false
  }

  /// Creates a route for all paths with a prefix, so that `/api/character/` matches
  /// `/api/character/12`, too.
  public init(below path: String, respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    self.path = path
    self.respond = respond
    isBeginning = true
  }

  func answers(_ asked: String) -> Bool { isBeginning ? asked.hasPrefix(path) : asked == path }
}

extension HTTPResponse {
  /// Returns a response with a JSON body.
  public static func json(_ json: JSON, status: Int = 200) -> HTTPResponse {
    .json(json.bytes, status: status)
  }
}
