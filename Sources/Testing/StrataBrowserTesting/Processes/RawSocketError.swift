/// An error on a socket: the step, the peer and the reason.
public struct RawSocketError: Error, Equatable, CustomStringConvertible {
  /// The kinds of failure that a test may distinguish.
  public enum Kind: Equatable, Sendable {
    /// Nothing listens at the address, or the connection could not be made.
    case unreachable
    /// The deadline passed before the operation had finished.
    case timedOut
    /// The peer closed the connection before everything had arrived.
    case cut
    /// The peer reset the connection, or the system refused the call.
    case broken
  }

  /// The kind of failure.
  public let kind: Kind
  /// The operation, the peer and the system's message.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
