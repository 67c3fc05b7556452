/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line stops exactly at its end point.
  case butt
  /// The line ends in a half circle around the end point.
  case round
  /// The line ends in a half square around the end point, so that it is longer by half its width.
  case square
}
