/// What a connection is once it asked to become a WebSocket.
struct WebSocketState {
  let connection: WebSocketConnection
  let delegate: any WebSocketDelegate
  var isOpen = false
  var pulse = Pulse()
  /// The parts of an unfinished message.
  var incoming: [UInt8] = []
  var outgoing: OutgoingMessage?
  /// How much of `outgoing` has been sent.
  var offset = 0
}
