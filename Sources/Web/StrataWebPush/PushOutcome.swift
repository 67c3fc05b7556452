/// The result of sending a push message.
public enum PushOutcome: Equatable, Sendable {
  /// The push service has accepted the message.
  case taken
  /// The subscription does not exist, or no longer exists.
  case gone
  /// The push service asks to retry later.
  ///
  /// - Parameter seconds: The pause that the service requests; `nil` if it does not.
  case later(seconds: Int?)
  /// The service refused the message, and would refuse it again.
  case refused(reason: String)
  /// The message may have been accepted or not; do not retry.
  case lost(reason: String)
}
