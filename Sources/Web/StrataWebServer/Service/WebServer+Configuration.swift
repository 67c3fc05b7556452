extension WebServer {
  /// The PEM files of a TLS server.
  public struct TLSFiles: Sendable, Hashable {
    /// The path of the certificate, followed by its chain.
    public var certificate: String
    /// The path of the private key, without a password.
    public var key: String

    /// Creates the files of a server.
    public init(certificate: String, key: String) {
      self.certificate = certificate
      self.key = key
    }
  }

  /// The address and the limits of a server.
  ///
  ///     var configuration = WebServer.Configuration()
  ///     configuration.port = 8080
  public struct Configuration: Sendable {
    /// The address to listen on: a numeric address, or a name that resolves to one. `::` serves
    /// IPv4 too.
    public var host = "127.0.0.1"
    /// The port; 0 lets the system choose one, which `start()` returns.
    public var port = 0
    /// The descriptor of a listening socket that another program has opened, instead of one at the
    /// host and port; the server closes it. `nil` for none.
    public var listener: Int32?
    /// A Boolean value that indicates whether the server does not listen: its connections come by
    /// ``WebServer/adopt(_:answersOnce:)``, and `start()` returns 0.
    public var isFed = false
    /// The TLS files; if set, the server accepts only HTTPS and `wss`.
    public var tls: TLSFiles?
    /// The maximum size of a request's body, in bytes; larger ones are answered with 413.
    public var maximumBodyBytes = 1 << 20
    /// The maximum size of a WebSocket message (all its frames together), in bytes; larger ones
    /// close the connection with 1009.
    public var maximumFrameBytes = 64 << 10
    /// The maximum size of a request's header values, in bytes. It must be at least 16 KiB, since
    /// cookies alone may take 5 KiB.
    public var maximumHeaderBytes = 32 << 10
    /// The maximum number of connections; further ones are answered with 503 and closed. The
    /// default is enough for 10,000 sockets and the pages that their visitors are loading.
    public var maximumConnections = 16_384
    /// The seconds without a request after which a kept-alive connection is closed.
    public var keepAliveSeconds = 60
    /// The seconds within which a request's header must arrive, and within which a peer must
    /// receive or send the next part of a body.
    public var requestSeconds = 20
    /// The seconds of silence after which a WebSocket peer is pinged at the latest. A peer may be
    /// pinged after half of them, since all silent peers are pinged together.
    public var pingSeconds = 30
    /// The seconds of silence, pongs included, after which a WebSocket counts as dead; it is closed
    /// within half a ``pingSeconds`` from then.
    public var webSocketIdleSeconds = 75
    /// The names of request headers to read besides the usual ones, see ``HTTPRequest``.
    public var extraHeaders: [String] = []
    /// The journal that gives requests IDs and receives their answers; `nil` for none.
    public var journal: Journal?
    /// The clock for `stop(within:)`, the time between pings, the pauses in reading a refused body,
    /// and the durations of the journal.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// A closure that receives one line for each internal error. By default nothing is printed.
    public var log: @Sendable (String) -> Void = { _ in }
    /// A closure that is called, at most every ten minutes, when the process has no descriptor left
    /// for a new connection. The connection is closed, or waits until there is one.
    public var shortage: @Sendable () -> Void = {}

    /// Creates the default configuration.
    public init() {}

    /// Creates a configuration with default limits.
    public init(host: String = "127.0.0.1", port: Int = 0, tls: TLSFiles? = nil) {
      self.host = host
      self.port = port
      self.tls = tls
    }
  }
}

extension WebServer.Configuration {
  /// Checks that each value is in its range: libwebsockets takes 16- or 32-bit numbers, and larger
  /// values would wrap silently.
  func validate() throws(WebServerError) {
    guard (0...65_535).contains(port) else { throw .badPort(port) }
    try check("maximumBodyBytes", maximumBodyBytes, 0...(1 << 40))
    try check("maximumFrameBytes", maximumFrameBytes, 1...(1 << 30))
    try check("maximumHeaderBytes", maximumHeaderBytes, (16 << 10)...(1 << 20))
    try check("maximumConnections", maximumConnections, 1...1_000_000)
    try check("keepAliveSeconds", keepAliveSeconds, 1...86_400)
    try check("requestSeconds", requestSeconds, 1...86_400)
    try check("pingSeconds", pingSeconds, 1...65_534)
    try check("webSocketIdleSeconds", webSocketIdleSeconds, (pingSeconds + 1)...65_535)
  }

  private func check(
    _ field: String, _ value: Int, _ range: ClosedRange<Int>
  ) throws(WebServerError) {
    guard !range.contains(value) else { return }
    let rule = "must be from \(range.lowerBound) to \(range.upperBound)"
    throw .badConfiguration(field: field, value: value, rule: rule)
  }
}
