/// The state of a connection that asked to become a WebSocket.
struct WebSocketState {
  let connection: WebSocketConnection
  let delegate: any WebSocketDelegate
  var isOpen = false
  /// The first frame while it is awaited; `nil` once libwebsockets reads, and over TLS.
  var firstFrame: FirstFrame?
  /// A Boolean value that indicates whether the peer does not mask its frames, so that none is
  /// delivered.
  var isUnmasked = false
  var pulse = Pulse()
  /// The bytes besides messages; `nil` before the socket is open, or if the system does not count them.
  var overhead: Overhead?
  /// The received parts of a message that is not complete.
  var incoming: [UInt8] = []
  var outgoing: OutgoingMessage?
  /// The number of bytes of `outgoing` that were sent already.
  var offset = 0
}
