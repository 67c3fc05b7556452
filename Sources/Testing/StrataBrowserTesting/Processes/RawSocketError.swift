/// What went wrong on a socket: the step, the peer and the reason.
public struct RawSocketError: Error, Equatable, CustomStringConvertible {
  /// The kinds of failure that a test may want to tell apart.
  public enum Kind: Equatable, Sendable {
    /// Nobody listens there, or the connection could not be made.
    case unreachable
    /// The deadline passed first.
    case timedOut
    /// The other side closed before everything had arrived.
    case cut
    /// The other side reset the connection, or the system refused the call.
    case broken
  }

  public let kind: Kind
  /// What was being done, with whom, and what the system said.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
