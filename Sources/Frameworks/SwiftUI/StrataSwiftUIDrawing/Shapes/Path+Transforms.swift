public import Foundation

extension Path {
  /// Returns the path with a transform applied to its points.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = Path()
    for element in elements {
      switch element {
      case .move(let to): path.move(to: to.applying(transform))
      case .line(let to): path.addLine(to: to.applying(transform))
      case .quadCurve(let to, let control):
        path.addQuadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let first, let second):
        path.addCurve(
          to: to.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// Returns the path moved by a distance in points.
  ///
  /// - Parameters:
  ///   - dx: The horizontal distance, in points.
  ///   - dy: The vertical distance, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle around the path; the null rectangle for an empty path.
  public var boundingRect: CGRect {
    let points = polylines.flatMap { $0 }
    guard let first = points.first else { return .null }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? first.x, ys.min() ?? first.y)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether the even-odd instead of the nonzero winding rule applies.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0, crossings = 0
    for line in polylines where line.count > 1 {
      for (from, to) in zip(line, line.dropFirst() + [line[0]])
      where (from.y <= p.y) != (to.y <= p.y) {
        let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > p.x else { continue }
        winding += to.y > from.y ? 1 : -1
        crossings += 1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Returns a part of the path by its length: 0 is the start, 1 the end. Curves become short
  /// lines.
  ///
  /// - Parameters:
  ///   - from: The start of the part, 0…1.
  ///   - to: The end of the part, 0…1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if low <= 0, high >= 1 { return self }
    guard high > low else { return Path() }
    let lines = polylines
    let whole = lines.reduce(0) { $0 + $1.length }
    var path = Path(), gone: CGFloat = 0
    for line in lines {
      path.add(line, between: low * whole - gone, and: high * whole - gone)
      gone += line.length
    }
    return path
  }

  /// The subpaths as lists of points, in which curves are approximated by short lines. A closed
  /// subpath ends at its start.
  package var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = [], line: [CGPoint] = []
    func finished() { if !line.isEmpty { lines.append(line) } }
    for element in elements {
      switch element {
      case .move(let to):
        finished()
        line = [to]
      case .line(let to): line.append(to)
      case .quadCurve(let to, let control):
        line += Curve(quadratic: line.last ?? to, control, to).points
      case .curve(let to, let first, let second):
        line += Curve(line.last ?? to, first, second, to).points
      case .closeSubpath: if let first = line.first, line.last != first { line.append(first) }
      }
    }
    finished()
    return lines
  }

  private mutating func add(_ line: [CGPoint], between low: CGFloat, and high: CGFloat) {
    var gone: CGFloat = 0, isDrawing = false
    for (from, to) in zip(line, line.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      defer { gone += length }
      let (first, last) = (max(low - gone, 0), min(high - gone, length))
      guard length > 0, last > first else { continue }
      func point(_ way: CGFloat) -> CGPoint {
        CGPoint(
          x: from.x + (to.x - from.x) * way / length, y: from.y + (to.y - from.y) * way / length)
      }
      if !isDrawing { move(to: point(first)) }
      isDrawing = true
      addLine(to: point(last))
    }
  }
}

/// A cubic Bézier curve.
private struct Curve {
  var a: CGPoint
  var b: CGPoint
  var c: CGPoint
  var d: CGPoint

  init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  init(quadratic a: CGPoint, _ control: CGPoint, _ d: CGPoint) {
    func mix(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    self.init(a, mix(a), mix(d), d)
  }

  /// The points along the curve, which are close enough to look smooth.
  var points: [CGPoint] {
    (1...32).map { step in
      let t = CGFloat(step) / 32, u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
    }
  }
}

extension [CGPoint] {
  fileprivate var length: CGFloat {
    zip(self, dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
