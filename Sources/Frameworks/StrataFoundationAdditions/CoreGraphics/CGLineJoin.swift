/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
