extension WebServer {
  /// The counters since the server started, as of one moment.
  public struct Statistics: Sendable, Hashable {
    /// The number of accepted connections, including those that were refused since there were too
    /// many.
    public var connections = 0
    /// The number of connections that are open now.
    public var openConnections = 0
    /// The number of WebSockets that are open now.
    public var openWebSockets = 0
    /// The number of requests whose header was read, including WebSocket upgrades.
    public var requests = 0
    /// The number of WebSocket messages received.
    public var messagesReceived = 0
    /// The number of WebSocket messages sent.
    public var messagesSent = 0
    /// The number of bytes of request bodies and WebSocket messages received, after decryption and
    /// decompression.
    public var bytesReceived = 0
    /// The number of bytes of refused request bodies that were read and dropped.
    public var bytesDropped = 0
    /// The number of bytes of response headers, bodies and WebSocket messages sent, before
    /// compression and encryption.
    public var bytesSent = 0
    /// The number of pings sent to silent WebSockets.
    public var pings = 0
    /// The number of times that the server's thread woke up.
    public var turns = 0
    /// The number of requests and messages that were refused because of a limit or a rule of the
    /// protocol.
    public var refused = 0

    /// Creates counters of a server, all 0.
    public init() {}
  }
}
