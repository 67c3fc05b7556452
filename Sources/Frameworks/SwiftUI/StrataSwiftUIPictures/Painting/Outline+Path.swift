import Foundation
import StrataRendering
import StrataSwiftUIDrawing

extension Outline {
  /// Returns the outline in a box.
  func path(in box: CGRect) -> Path {
    let whole = untrimmed(in: box)
    return trim.map { whole.trimmedPath(from: $0.from, to: $0.to) } ?? whole
  }

  private func untrimmed(in box: CGRect) -> Path {
    let inner = box.insetBy(dx: min(inset, box.width / 2), dy: min(inset, box.height / 2))
    switch form {
    case .rectangle(let topLeading, let topTrailing, let bottomLeading, let bottomTrailing):
      return Path(
        roundedRect: inner,
        cornerRadii: RectangleCornerRadii(
          topLeading: max(0, topLeading - inset), bottomLeading: max(0, bottomLeading - inset),
          bottomTrailing: max(0, bottomTrailing - inset), topTrailing: max(0, topTrailing - inset)))
    case .capsule:
      return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2)
    case .circle:
      let side = min(inner.width, inner.height)
      return Path(
        ellipseIn: CGRect(
          x: inner.midX - side / 2, y: inner.midY - side / 2, width: side, height: side))
    case .ellipse: return Path(ellipseIn: inner)
    case .path(let steps, let size, let isGuess, let keepsAspect):
      return Path(steps).applying(
        Self.stretch(size, to: box, isGuess: isGuess, keepsAspect: keepsAspect))
    }
  }

  /// Returns the transform of a path that was made for a size into a box.
  private static func stretch(
    _ size: StrataRendering.Point, to box: CGRect, isGuess: Bool, keepsAspect: Bool
  ) -> CGAffineTransform {
    guard isGuess, size.x > 0, size.y > 0 else {
      return CGAffineTransform(translationX: box.minX, y: box.minY)
    }
    var (x, y) = (Double(box.width) / size.x, Double(box.height) / size.y)
    if keepsAspect { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: box.midX - size.x * x / 2, ty: box.midY - size.y * y / 2)
  }
}

extension Path {
  /// Creates a path from the steps of an element's drawing.
  init(_ steps: [PathStep]) {
    self.init()
    for step in steps {
      switch step {
      case .move(let to): move(to: to.point)
      case .line(let to): addLine(to: to.point)
      case .quadratic(let to, let control): addQuadCurve(to: to.point, control: control.point)
      case .cubic(let to, let first, let second):
        addCurve(to: to.point, control1: first.point, control2: second.point)
      case .close: closeSubpath()
      }
    }
  }

  /// Returns the path with gaps.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of dashes and gaps, in points.
  ///   - phase: The distance into the pattern at which it begins, in points.
  func dashed(_ lengths: [Double], phase: Double) -> Path {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0.01 else { return self }
    var made = Path()
    for line in polylines {
      let whole = zip(line, line.dropFirst()).reduce(0.0) {
        $0 + Double(hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y))
      }
      guard whole > 0, whole / period < 10_000 else { continue }
      var one = Path()
      one.addLines(line)
      var at = -phase.truncatingRemainder(dividingBy: period)
      while at < whole {
        for (index, length) in pattern.enumerated() {
          if index % 2 == 0, at + length > 0, at < whole {
            made.addPath(
              one.trimmedPath(from: max(0, at) / whole, to: min(whole, at + length) / whole))
          }
          at += length
        }
      }
    }
    return made
  }
}

extension StrataRendering.Point {
  var point: CGPoint { CGPoint(x: x, y: y) }
}
