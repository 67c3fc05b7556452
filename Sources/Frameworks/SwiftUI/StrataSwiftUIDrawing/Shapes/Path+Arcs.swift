public import Foundation
import StrataRendering
public import SwiftUICore

extension Path {
  /// Adds an arc of a circle.
  ///
  /// As with Apple's, `clockwise` refers to a y axis that points up: on the screen, `false` draws
  /// clockwise.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle at which the arc starts, from the positive x-axis.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the arc is clockwise with y pointing up.
  ///   - transform: A transform of the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta > 0 || delta < -turn { delta = delta <= -turn ? -turn : delta.wrapped - turn }
    } else {
      if delta < 0 || delta > turn { delta = delta >= turn ? turn : delta.wrapped }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// Adds an arc of a circle from an angle.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at which the arc begins.
  ///   - delta: The angle that the arc spans; positive is clockwise on the screen.
  ///   - transform: The transformation.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    // An app's zero divided by zero, such as a share of nothing, draws no arc.
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
    }
    let place = CGAffineTransform(translationX: center.x, y: center.y).concatenating(transform)
    var angle = startAngle.radians
    let first = point(angle, radius).applying(place)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = Int((abs(delta.radians) / (.pi / 2) - 1e-9).clamped(to: 1...1000).rounded(.up))
    let step = delta.radians / Double(count)
    // The distance of the control points along the tangents that approximates an arc.
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for _ in 0..<(delta.radians == 0 ? 0 : count) {
      let (from, to) = (point(angle, radius), point(angle + step, radius))
      let control1 = CGPoint(x: from.x - sin(angle) * reach, y: from.y + cos(angle) * reach)
      angle += step
      let control2 = CGPoint(x: to.x + sin(angle) * reach, y: to.y - cos(angle) * reach)
      addCurve(
        to: to.applying(place), control1: control1.applying(place),
        control2: control2.applying(place))
    }
  }

  /// Adds a rounded corner between the lines to two points.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the arc.
  ///   - transform: The transformation.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform), end = tangent2End.applying(transform)
    guard let here = currentPoint else { return move(to: corner) }
    let (before, after) = (here.direction(from: corner), end.direction(from: corner))
    let angle = acos(max(-1, min(1, before.x * after.x + before.y * after.y)))
    guard radius > 0, angle > 1e-6, angle < .pi - 1e-6 else { return addLine(to: corner) }
    let length = radius / tan(angle / 2)
    let first = CGPoint(x: corner.x + before.x * length, y: corner.y + before.y * length)
    let last = CGPoint(x: corner.x + after.x * length, y: corner.y + after.y * length)
    let reach = 4.0 / 3 * tan((.pi - angle) / 4) * radius
    addLine(to: first)
    addCurve(
      to: last,
      control1: CGPoint(x: first.x - before.x * reach, y: first.y - before.y * reach),
      control2: CGPoint(x: last.x - after.x * reach, y: last.y - after.y * reach))
  }
}

extension Double {
  /// The same angle, in the range from 0 to 2π.
  fileprivate var wrapped: Double {
    let rest = truncatingRemainder(dividingBy: 2 * .pi)
    return rest < 0 ? rest + 2 * .pi : rest
  }
}

extension CGPoint {
  fileprivate func direction(from other: CGPoint) -> CGPoint {
    let (dx, dy) = (x - other.x, y - other.y)
    let length = hypot(dx, dy)
    return length == 0 ? CGPoint(x: 1, y: 0) : CGPoint(x: dx / length, y: dy / length)
  }
}
