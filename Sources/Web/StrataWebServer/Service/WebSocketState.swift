/// The state of a connection that asked to become a WebSocket.
struct WebSocketState {
  let connection: WebSocketConnection
  let delegate: any WebSocketDelegate
  var isOpen = false
  var pulse = Pulse()
  /// The received parts of a message that is not complete.
  var incoming: [UInt8] = []
  var outgoing: OutgoingMessage?
  /// The number of bytes of `outgoing` that were sent already.
  var offset = 0
}
