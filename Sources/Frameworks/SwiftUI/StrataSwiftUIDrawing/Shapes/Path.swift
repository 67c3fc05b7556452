public import Foundation

/// The outline of a shape: lines and curves.
///
///     Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 10, y: 10))
///     }
///
/// Same as Apple's.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []
  /// Where the current part began.
  private var start: CGPoint?
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Partial in `style`: the corners are arcs, whatever it says.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init { $0.addRoundedRect(in: rect, cornerSize: size, style: style) }
  }

  /// Partial in `style`: the corners are arcs, whatever it says.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Partial in `style`: the corners are arcs, whatever it says.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Calls back with each step, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Steps

  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  public mutating func addLine(to end: CGPoint) { step(.line(to: end), to: end) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    step(.quadCurve(to: end, control: control), to: end)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    step(.curve(to: end, control1: control1, control2: control2), to: end)
  }

  /// Goes back to where the current part began.
  public mutating func closeSubpath() {
    guard !elements.isEmpty, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// A step without a beginning begins where it ends.
  private mutating func step(_ element: Element, to end: CGPoint) {
    guard let here = currentPoint else { return move(to: end) }
    if elements.last == .closeSubpath { elements.append(.move(to: here)) }
    elements.append(element)
    currentPoint = end
  }
}

extension Path: CustomStringConvertible {
  /// The steps in PostScript's short words.
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
