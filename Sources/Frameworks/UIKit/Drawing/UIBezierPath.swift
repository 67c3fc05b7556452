public import Foundation
import StrataSwiftUIApp

/// An outline of lines and curves, with the look of its stroke.
///
///     struct TopCorners: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path(UIBezierPath(
///           roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
///           cornerRadii: CGSize(width: 20, height: 20)).cgPath)
///       }
///     }
open class UIBezierPath: NSObject {
  private var path = Path()
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the stroke's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the stroke's corners.
  ///
  /// Partial: corners are always round.
  open var lineJoinStyle = CGLineJoin.miter
  /// A Boolean value that indicates whether the even-odd rule determines the inside of the path,
  /// instead of the nonzero winding rule.
  open var usesEvenOddFillRule = false

  /// Creates a path without lines and curves.
  public override init() { super.init() }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Creates a path of an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// Creates a Bézier path from a `CGPath`.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// Creates a path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a path of a rectangle, of which some corners are rounded.
  ///
  /// Partial: a corner is a quarter of a circle with the width of `cornerRadii`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: The radii of the corners, in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii))
  }

  /// Creates an arc of a circle; angles are in radians.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc begins, in radians.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: `true` if the arc runs clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as a `CGPath`.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve from the current point.
  ///
  /// - Parameters:
  ///   - endPoint: The point at which the curve ends.
  ///   - controlPoint1: The point towards which the curve is bent at its beginning.
  ///   - controlPoint2: The point towards which the curve is bent at its end.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve from the current point.
  ///
  /// - Parameters:
  ///   - endPoint: The point at which the curve ends.
  ///   - controlPoint: The point towards which the curve is bent.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle; angles are in radians, and `clockwise` is meant as on the screen.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc begins, in radians.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: `true` if the arc runs clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Closes the current subpath with a line to its start.
  open func close() { path.closeSubpath() }
  /// Adds another path to the path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Removes all elements of the path.
  open func removeAllPoints() { path = Path() }
  /// Applies a transform to the path.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path, or the null rectangle for an empty one.
  open var bounds: CGRect { path.boundingRect }
  /// The end of the last element; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the path in the current context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule) }

  /// Draws the path's line in the current context.
  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(
      path, StrokeStyle(lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle))
  }

  /// Limits later drawing in the current context to the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(path, rule) }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners of the rectangle.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
