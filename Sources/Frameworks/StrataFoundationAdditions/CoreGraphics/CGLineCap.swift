/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}
