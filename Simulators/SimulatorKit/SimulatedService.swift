public import StrataWebServer

/// What one public API answers; `Simulator` adds faults, the request log and a socket.
public protocol SimulatedService: Sendable {
  /// Query parameters that hold a key, in lower case: never logged.
  var secretParameters: Set<String> { get }
  /// What the service answers, by path.
  var routes: [Route] { get }
  /// Request headers to read besides the usual ones; none where nothing is said.
  var extraHeaders: [String] { get }
  /// What takes a while to answer, as a database does; `nil` leaves a request to ``routes``, and is
  /// all there is where nothing is said.
  func answer(_ request: HTTPRequest) async -> HTTPResponse?
  /// The service's own answer to a path that it does not know.
  var unknownPath: HTTPResponse { get }
  /// The service's own answer for one of the statuses of ``Fault/Kind/status(_:)``.
  func failure(status: Int) -> HTTPResponse
}

extension SimulatedService {
  public var extraHeaders: [String] { [] }

  public func answer(_ request: HTTPRequest) async -> HTTPResponse? { nil }
}

/// A path and what answers it.
public struct Route: Sendable {
  public let path: String
  public let respond: @Sendable (HTTPRequest) -> HTTPResponse
  private let isBeginning: Bool

  public init(_ path: String, respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    self.path = path
    self.respond = respond
    isBeginning = false
  }

  /// All paths that begin so: `/api/character/` answers `/api/character/12` as well.
  public init(below path: String, respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    self.path = path
    self.respond = respond
    isBeginning = true
  }

  func answers(_ asked: String) -> Bool { isBeginning ? asked.hasPrefix(path) : asked == path }
}

extension HTTPResponse {
  public static func json(_ json: JSON, status: Int = 200) -> HTTPResponse {
    .json(json.bytes, status: status)
  }
}
