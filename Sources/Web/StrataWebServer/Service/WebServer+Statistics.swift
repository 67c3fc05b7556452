extension WebServer {
  /// Counts since the server started, as of one moment.
  public struct Statistics: Sendable, Hashable {
    /// Connections accepted, those refused for their number included.
    public var connections = 0
    public var openConnections = 0
    public var openWebSockets = 0
    /// Requests whose header was read, WebSocket upgrades included.
    public var requests = 0
    public var messagesReceived = 0
    public var messagesSent = 0
    /// Bytes of bodies and messages, before compression and TLS.
    public var bytesReceived = 0
    /// Bytes of headers, bodies and messages, before compression and TLS.
    public var bytesSent = 0
    /// Pings sent to silent WebSockets.
    public var pings = 0
    /// How often the server's thread woke up. Each time costs a look at every connection.
    public var turns = 0
    /// Requests and messages refused by a limit or a rule of the protocol.
    public var refused = 0

    public init() {}
  }
}
