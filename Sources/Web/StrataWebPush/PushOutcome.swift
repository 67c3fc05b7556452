/// What became of a message to a browser.
public enum PushOutcome: Equatable, Sendable {
  /// The service took it.
  case taken
  /// There is no such browser any more, or there never was: its address is of no use.
  case gone
  /// The service wants it later.
  ///
  /// - Parameter seconds: As the service said; `nil` where it did not.
  case later(seconds: Int?)
  /// The service did not take it, and would not if it were asked again.
  case refused(reason: String)
  /// It may have been taken or not; nothing more is to be done.
  case lost(reason: String)
}
