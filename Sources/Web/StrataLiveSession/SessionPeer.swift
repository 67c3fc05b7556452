public import StrataWire

/// The browser's end of a socket.
public protocol SessionPeer: AnyObject, Sendable {
  func send(_ text: String)
  /// Ends the socket: the session has another one, or is over.
  func close(_ code: CloseCode, reason: String)
}
