public import Foundation
public import StrataRendering
public import SwiftUICore

extension Path {
  /// Returns the outline of the area that a stroke of the path covers.
  ///
  /// Partial: joins are round whatever the style is, and dashes have no effect.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    var path = Path()
    for line in polylines {
      for (from, to) in zip(line, line.dropFirst()) { path.addBar(from, to, half) }
      let isClosed = line.first == line.last
      let joins = isClosed || style.lineCap == .round ? line[...] : line.dropFirst().dropLast()
      for point in joins {
        path.move(to: CGPoint(x: point.x + half, y: point.y))
        path.addArc(
          center: point, radius: half, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        path.closeSubpath()
      }
    }
    return path
  }

  /// Adds the rectangle of a straight segment. All have the same winding direction, so that
  /// overlapping rectangles are filled.
  private mutating func addBar(_ from: CGPoint, _ to: CGPoint, _ half: CGFloat) {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return }
    let (x, y) = (-(to.y - from.y) / length * half, (to.x - from.x) / length * half)
    addLines([
      CGPoint(x: from.x - x, y: from.y - y), CGPoint(x: to.x - x, y: to.y - y),
      CGPoint(x: to.x + x, y: to.y + y), CGPoint(x: from.x + x, y: from.y + y),
    ])
    closeSubpath()
  }
}

extension Path: Shape {
  /// Returns the path itself, whatever the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// The outline of the path, which does not depend on the frame, since its points are absolute.
  nonisolated public func _outline(_ size: CGSize?) -> Outline {
    Outline(.path(steps, size: Point(0, 0), isGuess: false, keepsAspect: false))
  }

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
