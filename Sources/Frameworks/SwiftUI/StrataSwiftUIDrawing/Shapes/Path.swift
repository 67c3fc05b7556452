public import Foundation

/// An outline of lines and curves.
///
///     Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 10, y: 10))
///     }
///
/// Same as Apple's.
public struct Path: Equatable, Sendable {
  /// A line, curve or other element of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new part of the path at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point, bent towards one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point, bent towards two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the point at which the current part began.
    case closeSubpath
  }

  var elements: [Element] = []
  /// The start of the current subpath.
  private var start: CGPoint?
  /// The end of the last element; `nil` for an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Creates a path without lines and curves.
  public init() {}

  /// Creates a path and draws into it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
  /// Creates a path of an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Creates a path of a rectangle whose corners have one radius, in points.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init { $0.addRoundedRect(in: rect, cornerSize: size, style: style) }
  }

  /// Creates a path of a rectangle whose corners are quarters of an ellipse.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: The style of the round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a path of a rectangle with a radius for each corner.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The style of the round corners.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each element, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Steps

  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Adds a line from the current point.
  public mutating func addLine(to end: CGPoint) { step(.line(to: end), to: end) }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    step(.quadCurve(to: end, control: control), to: end)
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The control point of the start.
  ///   - control2: The control point of the end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    step(.curve(to: end, control1: control1, control2: control2), to: end)
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() {
    guard !elements.isEmpty, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Appends an element. Without a current point, it only moves to the element's end.
  private mutating func step(_ element: Element, to end: CGPoint) {
    guard let here = currentPoint else { return move(to: end) }
    if elements.last == .closeSubpath { elements.append(.move(to: here)) }
    elements.append(element)
    currentPoint = end
  }
}

extension Path: CustomStringConvertible {
  /// The elements in PostScript's short notation.
  public var description: String {
    func pair(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }
    func short(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
    return elements.map { element in
      switch element {
      case .move(let to): "\(pair(to)) m"
      case .line(let to): "\(pair(to)) l"
      case .quadCurve(let to, let control): "\(pair(control)) \(pair(to)) q"
      case .curve(let to, let first, let second): "\(pair(first)) \(pair(second)) \(pair(to)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}
