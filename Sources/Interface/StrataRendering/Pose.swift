/// How something looks before it has come, or once it is gone: what differs from its own look.
public struct Pose: Hashable, Sendable {
  public var opacity = 1.0
  /// Beside its place, in points and in parts of its own size.
  public var offset = Point(0, 0)
  public var part = Point(0, 0)
  public var scale = Point(1, 1)
  public var anchor = Point.center
  public var degrees = 0.0
  /// Whatever else, as rules.
  public var rules: [StyleRule] = []

  public init() {}

  /// No difference: it comes and goes at once.
  public static let none = Pose()
  /// Transparent.
  public static let faded = Pose(with: [.opacity(0)])

  /// What the rules make of something.
  public init(with rules: [StyleRule]) {
    for rule in rules {
      switch rule {
      case .opacity(let value): opacity *= value
      case .offset(let x, let y): offset = Point(offset.x + x, offset.y + y)
      case .rotation(let degrees, let anchor):
        self.degrees += degrees
        self.anchor = anchor
      case .scale(let x, let y, let anchor):
        scale = Point(scale.x * x, scale.y * y)
        self.anchor = anchor
      default: self.rules.append(rule)
      }
    }
  }

  /// Both at once.
  public func combined(with other: Pose) -> Pose {
    var both = self
    both.opacity *= other.opacity
    both.offset = Point(offset.x + other.offset.x, offset.y + other.offset.y)
    both.part = Point(part.x + other.part.x, part.y + other.part.y)
    both.scale = Point(scale.x * other.scale.x, scale.y * other.scale.y)
    if anchor == .center { both.anchor = other.anchor }
    both.degrees += other.degrees
    both.rules += other.rules
    return both
  }
}
