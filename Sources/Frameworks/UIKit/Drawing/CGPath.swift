public import Foundation
public import StrataSwiftUIApp

/// An outline of lines and curves.
///
/// Partial: a path is made and read only by ``UIBezierPath``, ``CGMutablePath`` and SwiftUI's
/// `Path`.
public class CGPath: @unchecked Sendable {
  // @unchecked: only a mutable path changes it, which its owner must not share while it does.
  var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transformation.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of an ellipse that fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transformation.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The horizontal radius of the corners, in points.
  ///   - cornerHeight: The vertical radius of the corners, in points.
  ///   - transform: The transformation.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: corner).applying(transform?.pointee ?? .identity))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around the path, or the null rectangle for an empty one.
  public var boundingBox: CGRect { path.boundingRect }
  /// The smallest rectangle around the path without its control points.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule by which the inside is found.
  ///   - transform: The transformation.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }
}

/// A path to draw into.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // @unchecked: its owner must not share the path while changing it.

  /// Creates a path without lines and curves.
  public init() { super.init(Path()) }

  /// Starts a new subpath at a point.
  ///
  /// - Parameters:
  ///   - point: The first point of the subpath.
  ///   - transform: The transformation.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  /// Adds a line from the current point.
  ///
  /// - Parameters:
  ///   - point: The end of the line.
  ///   - transform: The transformation.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  /// Adds lines that join points to the path.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - transform: The transformation.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  /// Adds a cubic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The point at which the curve ends.
  ///   - control1: The point towards which the curve is bent at its beginning.
  ///   - control2: The point towards which the curve is bent at its end.
  ///   - transform: The transformation.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Adds a quadratic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The point at which the curve ends.
  ///   - control: The point towards which the curve is bent.
  ///   - transform: The transformation.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Adds an arc of a circle. Angles are in radians. As on Apple's platforms, `clockwise` describes
  /// the direction in coordinates whose y axis points up.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc begins, in radians.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: `true` if the arc runs clockwise in coordinates whose y axis points up.
  ///   - transform: The transformation.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }
  /// Adds a rectangle as a closed subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transformation.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  /// Adds an ellipse that fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transformation.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  /// Adds another path to the path.
  ///
  /// - Parameters:
  ///   - other: The path that is added.
  ///   - transform: The transformation.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

/// The rule that determines which points are inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path goes around it, in one direction more often than in the other.
  case winding
  /// A point is inside if a line from it to the outside crosses the path an odd number of times.
  case evenOdd
}

extension Path {
  /// Creates a SwiftUI path from a `CGPath`.
  public init(_ path: CGPath) { self = path.path }

  /// The path as a `CGPath`.
  public var cgPath: CGPath { CGPath(self) }
}
