/// The shape of the corner between two segments of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off.
  case bevel
}
