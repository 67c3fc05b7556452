import Foundation

/// A timing curve that maps a time from 0 to 1 to a progress from 0 to 1.
///
///     UnitCurve.easeIn.value(at: 0.5)  // a third of the way, about
///
/// Same as Apple's.
public struct UnitCurve: Hashable, Sendable {
  enum Course: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circleIn, circleOut, circleInOut
  }

  let course: Course
  /// A Boolean value that indicates whether time and progress of the curve are exchanged.
  private var isInverse = false

  init(_ course: Course) { self.course = course }

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1) with these control points. Their `x` is
  /// clamped to 0…1.
  ///
  /// - Parameters:
  ///   - startControlPoint: The point towards which the curve is bent at its beginning.
  ///   - endControlPoint: The point towards which the curve is bent at its end.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    func inside(_ x: CGFloat) -> Double { min(max(Double(x), 0), 1) }
    return UnitCurve(
      .bezier(
        inside(startControlPoint.x), Double(startControlPoint.y), inside(endControlPoint.x),
        Double(endControlPoint.y)))
  }

  /// A timing curve at constant speed.
  public static let linear = UnitCurve(.bezier(0, 0, 1, 1))
  /// A timing curve that starts slowly.
  public static let easeIn = UnitCurve(.bezier(0.42, 0, 1, 1))
  /// A timing curve that ends slowly.
  public static let easeOut = UnitCurve(.bezier(0, 0, 0.58, 1))
  /// A timing curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(.bezier(0.42, 0, 0.58, 1))
  /// A timing curve that starts and ends slowly. It equals ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// A curve that starts slowly, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circleIn)
  /// A curve that ends slowly, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circleOut)
  /// A curve that starts and ends slowly, along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circleInOut)

  /// The inverse curve, in which time and progress are exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// Returns the progress at a time. Times outside 0…1 are clamped.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    if time == 0 || time == 1 { return time }
    return isInverse ? solve(for: time) { way(at: $0) } : way(at: time)
  }

  /// Returns the slope of the curve at a time: progress per unit of time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5, low = max(progress - step, 0), high = min(progress + step, 1)
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  private func way(at time: Double) -> Double {
    switch course {
    case .bezier(let x1, let y1, let x2, let y2):
      cubic(solve(for: time) { cubic($0, x1, x2) }, y1, y2)
    case .circleIn: 1 - (1 - time * time).squareRoot()
    case .circleOut: (1 - (1 - time) * (1 - time)).squareRoot()
    case .circleInOut:
      time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - time) * (1 - time)).squareRoot()) / 2
    }
  }

  private func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Returns the argument at which an increasing function has a value. It is found by 40 steps of
  /// bisection.
  private func solve(for wanted: Double, _ function: (Double) -> Double) -> Double {
    var low = 0.0, high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if function(middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
