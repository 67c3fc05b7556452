/// What a WebSocket's owner is told. All calls come on the server's own thread, in order, so they
/// must not block; hand work on to an actor or a stream.
public protocol WebSocketDelegate: AnyObject, Sendable {
  /// A whole text message; the server has joined its frames and checked its UTF-8.
  func received(_ text: String)
  /// A whole binary message.
  func received(_ bytes: [UInt8])
  /// The last call, exactly once, whoever closed and whatever the reason.
  func closed()
}
