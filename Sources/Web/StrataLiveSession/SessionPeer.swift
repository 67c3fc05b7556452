public import StrataWire

/// A browser's socket, as a session uses it.
public protocol SessionPeer: AnyObject, Sendable {
  /// Sends a message to the browser.
  func send(_ text: String)
  /// Closes the socket: the session has another one, or has ended.
  func close(_ code: CloseCode, reason: String)
}
