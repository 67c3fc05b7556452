public import Foundation
public import StrataRendering
public import SwiftUICore

extension Path {
  /// The area that a pen covers along the path.
  ///
  /// Partial: corners are round whatever the style says, and dashes are left out.
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

  /// A straight piece of the line; all turn the same way round, so that they add up.
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
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// A path says its points itself: they mean the same in every box.
  nonisolated public func _outline(_ size: CGSize?) -> Outline {
    Outline(.path(steps, size: Point(0, 0), isGuess: false, keepsAspect: false))
  }

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
