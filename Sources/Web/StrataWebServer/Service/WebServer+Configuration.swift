extension WebServer {
  /// The PEM files of a TLS server.
  public struct TLSFiles: Sendable, Hashable {
    /// The certificate, followed by its chain.
    public var certificate: String
    /// The private key, without a password.
    public var key: String

    public init(certificate: String, key: String) {
      self.certificate = certificate
      self.key = key
    }
  }

  /// Where a server listens and what it puts up with.
  ///
  ///     var configuration = WebServer.Configuration()
  ///     configuration.port = 8080
  public struct Configuration: Sendable {
    /// A numeric address or a name that resolves to one; `::` serves IPv4 too.
    public var host = "127.0.0.1"
    /// 0 lets the system choose; `start()` returns what it chose.
    public var port = 0
    /// Serves HTTPS and `wss` only, when set.
    public var tls: TLSFiles?
    /// A request with a larger body is answered with 413.
    public var maximumBodyBytes = 1 << 20
    /// A WebSocket message (all its frames together) above this closes with 1009.
    public var maximumFrameBytes = 64 << 10
    /// Header values of one request together. At least 16 KiB: cookies alone may take 5.
    public var maximumHeaderBytes = 32 << 10
    /// Connections beyond this are answered with 503 and closed: 10,000 sockets and the pages that
    /// their visitors are loading.
    public var maximumConnections = 16_384
    /// Seconds without a request after which a kept-alive connection is closed.
    public var keepAliveSeconds = 60
    /// Seconds within which a request's header must arrive, and within which a peer must take or
    /// send the next part of a body.
    public var requestSeconds = 20
    /// Seconds of silence after which a WebSocket peer has been sent a ping; half as many are
    /// enough, since all that were silent are asked together.
    public var pingSeconds = 30
    /// Seconds of silence, pongs included, after which a WebSocket counts as dead; it is closed
    /// within half a ``pingSeconds`` from then.
    public var webSocketIdleSeconds = 75
    /// Request headers to read besides the usual ones, see ``HTTPRequest``.
    public var extraHeaders: [String] = []
    /// Measures `stop(within:)` and the time between pings.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Gets one line for each thing that goes wrong inside; nothing is printed otherwise.
    public var log: @Sendable (String) -> Void = { _ in }

    public init() {}

    public init(host: String = "127.0.0.1", port: Int = 0, tls: TLSFiles? = nil) {
      self.host = host
      self.port = port
      self.tls = tls
    }
  }
}

extension WebServer.Configuration {
  /// libwebsockets takes these as 16- or 32-bit numbers: a value outside would wrap silently.
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
