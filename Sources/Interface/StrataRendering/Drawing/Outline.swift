/// The outline of a shape. The renderer, which knows the shape's size, computes what depends on it.
public struct Outline: Hashable, Sendable {
  /// The geometry of an outline.
  public enum Form: Hashable, Sendable {
    /// A rectangle with these corner radii.
    case rectangle(
      topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double)
    case capsule, circle, ellipse
    /// A path for a box of `size`. If that size is a guess, the drawing is stretched to the real
    /// box, or centered and fitted if it must keep its aspect ratio.
    case path([PathStep], size: Point, isGuess: Bool, keepsAspect: Bool)
  }

  /// The outline's geometry.
  public var form: Form
  /// The distance from the box's edge inwards, in points.
  public var inset: Double
  /// The part that is drawn; `nil` for all.
  public var trim: Trim?

  /// The part of an outline that is drawn, as fractions of the outline's length.
  public struct Trim: Hashable, Sendable {
    /// The start of the drawn part, as a fraction of the outline's length: 0…1.
    public var from: Double
    /// The end of the drawn part, as a fraction of the outline's length: 0…1.
    public var to: Double

    /// Creates a part that is drawn from one fraction of the outline's length to another.
    public init(from: Double, to: Double) {
      self.from = from
      self.to = to
    }
  }

  /// Creates the outline of a shape.
  public init(_ form: Form, inset: Double = 0, trim: Trim? = nil) {
    self.form = form
    self.inset = inset
    self.trim = trim
  }

  /// A rectangle without round corners.
  public static let rectangle = Outline(
    .rectangle(topLeading: 0, topTrailing: 0, bottomLeading: 0, bottomTrailing: 0))

  /// Returns a rectangle with one radius at all corners.
  public static func rounded(_ radius: Double) -> Outline {
    Outline(
      .rectangle(
        topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius))
  }
}

/// One element of a path.
public enum PathStep: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(Point, control: Point)
  case cubic(Point, Point, Point)
  case close
}
