/// Colours that run into each other.
public struct GradientPaint: Hashable, Sendable {
  /// Where the colours run; points are parts of the filled box, radii are in points, angles in
  /// degrees, clockwise from the right.
  public enum Course: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, start: Double, end: Double)
    case angular(center: Point, start: Double, end: Double)
    case elliptical(center: Point, start: Double, end: Double)
  }

  public struct Stop: Hashable, Sendable {
    public var paint: Paint
    public var location: Double

    public init(_ paint: Paint, at location: Double) {
      self.paint = paint
      self.location = location
    }
  }

  public var stops: [Stop]
  public var course: Course
  public var isPerceptual: Bool

  public init(_ stops: [Stop], _ course: Course, isPerceptual: Bool = false) {
    self.stops = stops
    self.course = course
    self.isPerceptual = isPerceptual
  }

  /// The same, letting through what is behind.
  public func faded(_ opacity: Double) -> GradientPaint {
    let stops = stops.map { Stop(.faded($0.paint, opacity: opacity), at: $0.location) }
    return GradientPaint(stops, course, isPerceptual: isPerceptual)
  }
}
