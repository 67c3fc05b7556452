/// The difference from an element's usual look before it has appeared, or after it has disappeared.
public struct TransitionState: Hashable, Sendable {
  /// The factor by which the opacity is multiplied.
  public var opacity = 1.0
  /// The transition's offset, in points.
  public var offset = Point(0, 0)
  /// The offset, as fractions of the element's size.
  public var part = Point(0, 0)
  /// The transition's scale factors.
  public var scale = Point(1, 1)
  /// The fixed point of rotation and scale, as fractions of the box.
  public var anchor = Point.center
  /// The transition's rotation, in degrees.
  public var degrees = 0.0
  /// The other differences from the element's usual look, as style rules.
  public var rules: [StyleRule] = []

  /// Creates a state without differences.
  public init() {}

  /// A state without a difference: the element appears and disappears at once.
  public static let none = TransitionState()
  /// A state in which the element is transparent.
  public static let faded = TransitionState(with: [.opacity(0)])

  /// Creates a state from style rules.
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

  /// Returns the combination of two transition states.
  public func combined(with other: TransitionState) -> TransitionState {
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
