/// A gradient.
public struct GradientPaint: Hashable, Sendable {
  /// The geometry of a gradient. Points are fractions of the filled box, radii are in points,
  /// angles in degrees, clockwise from the right.
  public enum Course: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, start: Double, end: Double)
    case angular(center: Point, start: Double, end: Double)
    case elliptical(center: Point, start: Double, end: Double)
  }

  /// A colour at a position of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The stop's colour.
    public var paint: Paint
    /// The stop's position, 0…1.
    public var location: Double

    /// Creates a colour at a position of a gradient.
    public init(_ paint: Paint, at location: Double) {
      self.paint = paint
      self.location = location
    }
  }

  /// The gradient's colours, in order.
  public var stops: [Stop]
  /// The gradient's geometry.
  public var course: Course
  /// A Boolean value that indicates whether colours are interpolated in a perceptual color space.
  public var isPerceptual: Bool

  /// Creates a gradient.
  public init(_ stops: [Stop], _ course: Course, isPerceptual: Bool = false) {
    self.stops = stops
    self.course = course
    self.isPerceptual = isPerceptual
  }

  /// Returns the gradient with its opacity multiplied by `opacity`.
  public func faded(_ opacity: Double) -> GradientPaint {
    let stops = stops.map { Stop(.faded($0.paint, opacity: opacity), at: $0.location) }
    return GradientPaint(stops, course, isPerceptual: isPerceptual)
  }
}
