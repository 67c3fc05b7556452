/// The receiver of a WebSocket's messages. All calls come on the server's thread, in order, so they
/// must not block; pass work on to an actor or a stream.
public protocol WebSocketDelegate: AnyObject, Sendable {
  /// Receives a whole text message; its frames are joined and its UTF-8 is valid.
  func received(_ text: String)
  /// Receives a whole binary message.
  func received(_ bytes: [UInt8])
  /// Reports that the peer sends too many bytes besides messages, such as empty frames, for which
  /// the server closes the WebSocket. ``closed()`` follows. By default nothing happens.
  func wasted()
  /// Tells the delegate that the WebSocket has closed, for whatever reason. It is the last call,
  /// and comes exactly once.
  func closed()
}

extension WebSocketDelegate {
  public func wasted() {}
}
