/// The shape of the corner between two segments of a line.
public enum CGLineJoin: Int32, Sendable {
  /// The corner is pointed.
  case miter
  /// The corner is round.
  case round
  /// The corner is cut off.
  case bevel
}
