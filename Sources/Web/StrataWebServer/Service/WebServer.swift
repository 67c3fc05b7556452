/// An HTTP/1.1 and WebSocket server.
///
///     let server = WebServer(.init(port: 8080)) { request in
///       request.path == "/healthz" ? .text("ok") : .text("no such page", status: 404)
///     }
///     let port = try server.start()
///     …
///     await server.stop(within: .seconds(5))
///
/// libwebsockets implements sockets, TLS and WebSocket frames. One dedicated thread runs them all;
/// handlers run as tasks elsewhere and may take their time. A handler's task is cancelled when its
/// connection breaks. Any number of servers may run in one process.
///
/// Differs from what HTTP allows: methods are GET, HEAD, POST, PUT, PATCH, DELETE and OPTIONS, and
/// a request body needs a `Content-Length` (411 otherwise). WebSocket messages are not compressed:
/// peers could use the library's compression to crash the process.
///
/// A server that is released without `stop(within:)` ends at once.
public final class WebServer: Sendable {
  /// Answers a request; runs as a separate task, not on the server's thread.
  public typealias Respond = @Sendable (HTTPRequest) async -> HTTPResponse
  /// Accepts a WebSocket by returning its delegate, or refuses it (403) by returning `nil`. Runs on
  /// the server's thread before the handshake is answered; messages that the delegate sends follow
  /// the handshake.
  public typealias Connect =
    @Sendable (HTTPRequest, WebSocketConnection) -> (any WebSocketDelegate)?

  private let core: ServerCore

  /// Creates a server; nothing listens before ``start()``.
  ///
  /// - Parameters:
  ///   - configuration: The address and the limits.
  ///   - respond: Answers a request.
  ///   - connect: Accepts or refuses a WebSocket; `nil` refuses all.
  public init(
    _ configuration: Configuration = Configuration(), respond: @escaping Respond,
    connect: Connect? = nil
  ) {
    core = ServerCore(configuration, respond: respond, connect: connect)
  }

  /// Binds, starts the server's thread and returns the bound port. A second server on the same port
  /// fails with ``WebServerError/portInUse(host:port:)``.
  ///
  /// - Throws: ``WebServerError``.
  public func start() throws(WebServerError) -> Int { try core.start() }

  /// Stops the server: it accepts no more connections, finishes running requests, and closes
  /// WebSockets with code 1001. Requests that are not finished within the duration are aborted.
  /// Returns when the last connection is closed; may be called more than once, and before
  /// `start()`.
  public func stop(within duration: Duration) async { await core.stop(within: duration) }

  /// Serves a connection that another process accepted and handed over (see
  /// ``Configuration/isFed``), and of whose first request nothing was read.
  ///
  /// - Parameters:
  ///   - descriptor: The connected TCP socket, which must not block. The server closes it.
  ///   - answersOnce: Whether the connection is closed after its first answer.
  public func adopt(_ descriptor: Int32, answersOnce: Bool = false) {
    core.inbox.post(.adopt(HandedSocket(descriptor), answersOnce: answersOnce))
  }

  /// Counts a connection that another process handed over, and that was closed since this process
  /// had no descriptor left for it; see ``Configuration/shortage``.
  public func missConnection() { core.inbox.post(.miss) }

  /// Closes each connection after its next answer from now on; WebSockets stay open.
  public func retire() { core.inbox.post(.retire) }

  /// Reads the TLS files again, for connections that begin from now on. If they cannot be used, the
  /// server keeps those that it has.
  ///
  /// - Parameter done: Called with the error, or with `nil` if the files are used or the server
  ///   serves no TLS. It is not called once the server has ended.
  public func renewCertificate(_ done: @escaping @Sendable (WebServerError?) -> Void) {
    core.inbox.post(.renewCertificate(done))
  }

  /// The counters at this moment.
  public var statistics: Statistics { core.counters.snapshot }

  deinit { core.inbox.post(.abort) }
}
