/// The shape of the corner between two segments of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
