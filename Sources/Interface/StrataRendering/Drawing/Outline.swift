/// A line around something. The renderer knows its size; what depends on the size stays open here.
public struct Outline: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// Round corners: leading and trailing at the top, then at the bottom.
    case rectangle(
      topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double)
    case capsule, circle, ellipse
    /// Steps drawn for a box of a size. Where that is a guess the drawing is stretched to the real
    /// box, or fitted into its middle if it must keep its proportions.
    case path([PathStep], size: Point, isGuess: Bool, keepsAspect: Bool)
  }

  public var form: Form
  /// How far inside of the box's edge it runs.
  public var inset: Double
  /// The part that is drawn, if it is not all.
  public var trim: Trim?

  public struct Trim: Hashable, Sendable {
    public var from: Double
    public var to: Double

    public init(from: Double, to: Double) {
      self.from = from
      self.to = to
    }
  }

  public init(_ form: Form, inset: Double = 0, trim: Trim? = nil) {
    self.form = form
    self.inset = inset
    self.trim = trim
  }

  public static let rectangle = Outline(
    .rectangle(topLeading: 0, topTrailing: 0, bottomLeading: 0, bottomTrailing: 0))

  /// One radius at all corners.
  public static func rounded(_ radius: Double) -> Outline {
    Outline(
      .rectangle(
        topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius))
  }
}

/// One step of a pen.
public enum PathStep: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(Point, control: Point)
  case cubic(Point, Point, Point)
  case close
}
