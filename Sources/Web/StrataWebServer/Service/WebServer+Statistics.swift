extension WebServer {
  /// The counters since the server started, as of one moment.
  public struct Statistics: Sendable, Hashable {
    /// The accepted connections, including those refused for their number.
    public var connections = 0
    /// The connections that are open now.
    public var openConnections = 0
    /// The WebSockets that are open now.
    public var openWebSockets = 0
    /// The requests whose header was read, WebSocket upgrades included.
    public var requests = 0
    /// The WebSocket messages received.
    public var messagesReceived = 0
    /// The WebSocket messages sent.
    public var messagesSent = 0
    /// The bytes of request bodies and WebSocket messages received, after decryption and
    /// decompression.
    public var bytesReceived = 0
    /// The bytes of response headers, bodies and WebSocket messages sent, before compression and
    /// encryption.
    public var bytesSent = 0
    /// The pings sent to silent WebSockets.
    public var pings = 0
    /// The number of times that the server's thread woke up.
    public var turns = 0
    /// The requests and messages refused by a limit or a rule of the protocol.
    public var refused = 0

    /// Creates counters of 0.
    public init() {}
  }
}
