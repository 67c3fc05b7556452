/// An HTTP/1.1 and WebSocket server.
///
///     let server = WebServer(.init(port: 8080)) { request in
///       request.path == "/healthz" ? .text("ok") : .text("no such page", status: 404)
///     }
///     let port = try server.start()
///     …
///     await server.stop(within: .seconds(5))
///
/// Sockets, TLS and WebSocket frames are libwebsockets'. One thread of the server's own runs them
/// all; handlers run as tasks elsewhere and may take their time. A handler's task is cancelled when
/// its connection breaks. Any number of servers may run in one process.
///
/// Differs from what HTTP allows: methods are GET, HEAD, POST, PUT, PATCH, DELETE and OPTIONS, and
/// a request body needs a `Content-Length` (411 otherwise). WebSocket messages are not compressed:
/// the library's own compression can be made to end the process.
///
/// A server that is let go of without `stop(within:)` ends at once.
public final class WebServer: Sendable {
  /// Answers a request; runs as a task of its own, off the server's thread.
  public typealias Respond = @Sendable (HTTPRequest) async -> HTTPResponse
  /// Accepts a WebSocket by returning its delegate, or refuses it (403) by returning `nil`. Runs on
  /// the server's thread before the handshake is answered; what it sends already goes out after.
  public typealias Connect =
    @Sendable (HTTPRequest, WebSocketConnection) -> (any WebSocketDelegate)?

  private let core: ServerCore

  /// Makes a server; nothing listens before ``start()``.
  public init(
    _ configuration: Configuration = Configuration(), respond: @escaping Respond,
    connect: Connect? = nil
  ) {
    core = ServerCore(configuration, respond: respond, connect: connect)
  }

  /// Binds, starts the server's thread and returns the bound port. The port is this server's alone:
  /// a second one on it fails with ``WebServerError/portInUse(host:port:)``.
  public func start() throws(WebServerError) -> Int { try core.start() }

  /// Stops: no more connections, requests under way are finished, WebSockets are closed with 1001.
  /// What is not done within the duration is cut. Returns when the last connection is closed; may be
  /// called more than once, and before `start()`.
  public func stop(within duration: Duration) async { await core.stop(within: duration) }

  /// The counts of this moment.
  public var statistics: Statistics { core.counters.snapshot }

  deinit { core.inbox.post(.abort) }
}
