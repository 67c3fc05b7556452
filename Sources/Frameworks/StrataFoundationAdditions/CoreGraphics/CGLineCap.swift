/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line stops exactly at its end point.
  case butt
  /// A half circle around the end point.
  case round
  /// A half square around the end point, so that the line is longer by half its width.
  case square
}
