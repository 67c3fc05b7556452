public import Foundation
import SwiftUICore

extension Path {
  /// Adds a subpath of lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle as a closed subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transformation.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var corners = Path()
    corners.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    corners.closeSubpath()
    addPath(corners, transform: transform)
  }

  /// Adds rectangles as closed subpaths.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: The transformation.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle; it begins at the right and is drawn clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transformation.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var ellipse = Path()
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    ellipse.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
      transform: unit)
    ellipse.closeSubpath()
    addPath(ellipse, transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and height of the ellipse at each corner; at most half of the
  ///     rectangle.
  ///   - style: The style of the corners.
  ///   - transform: A transform of the rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    addCorners(rect, Array(repeating: size, count: 4), transform)
  }

  /// Adds a rectangle with a radius for each corner.
  ///
  /// Partial in `style`: the argument has no effect; the corners are circular arcs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii in points; each is at most half of the shorter side.
  ///   - style: The style of the corners.
  ///   - transform: A transform of the rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addCorners(
      rect, radii.map { CGSize(width: min(max(0, $0), most), height: min(max(0, $0), most)) },
      transform)
  }

  /// Adds rounded corners, joined by straight lines, clockwise from the top leading corner on.
  private mutating func addCorners(
    _ rect: CGRect, _ sizes: [CGSize], _ transform: CGAffineTransform
  ) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    for index in [1, 2, 3, 0] {
      let (corner, size) = (corners[index], sizes[index])
      // The line before the first and the third corner is vertical, else horizontal.
      let isSideways = index % 2 == 1
      let (right, down) = (index == 1 || index == 2 ? -1.0 : 1.0, index >= 2 ? -1.0 : 1.0)
      let beside = CGPoint(x: corner.x + right * size.width, y: corner.y)
      let below = CGPoint(x: corner.x, y: corner.y + down * size.height)
      path.addLine(to: isSideways ? beside : below)
      path.addRound(corner, to: isSideways ? below : beside)
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  private mutating func addRound(_ corner: CGPoint, to end: CGPoint) {
    guard let here = currentPoint, here != end else { return }
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * 0.5522847498,
        y: point.y + (corner.y - point.y) * 0.5522847498)
    }
    addCurve(to: end, control1: towards(here), control2: towards(end))
  }

  /// Appends another path to the path.
  ///
  /// - Parameters:
  ///   - path: The path to append.
  ///   - transform: The transformation.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.applying(transform).elements {
      switch element {
      case .move(let to): move(to: to)
      case .line(let to): addLine(to: to)
      case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
      case .curve(let to, let first, let second):
        addCurve(to: to, control1: first, control2: second)
      case .closeSubpath: closeSubpath()
      }
    }
  }
}
