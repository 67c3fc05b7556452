public import Foundation

/// A weight on a spring: where it is, how fast, and when it comes to rest.
///
///     Spring(duration: 0.4, bounce: 0.3).value(target: 100.0, time: 0.2)
///
/// Same as Apple's. The duration is the time that the motion seems to take; it rests later.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double

  /// - Parameters:
  ///   - duration: how long the motion seems to take.
  ///   - bounce: 0 for none, up to 1 for one that never ends; below 0 it creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// - Parameters:
  ///   - response: the time of one swing without damping.
  ///   - dampingRatio: 1 stops without swinging; less swings, more creeps.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-4)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(dampingRatio, 0) * frequency
  }

  /// - Parameter allowOverDamping: whether it may creep; else it is damped so that it just does
  ///   not swing.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = max(allowOverDamping ? damping : min(damping, critical), 0)
  }

  /// A spring that rests after that time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let time = unit.restingTime(from: 1, within: epsilon)
    self.init(response: max(settlingDuration, 1e-4) / time, dampingRatio: dampingRatio)
  }

  public var response: Double { 2 * .pi / frequency }
  public var duration: TimeInterval { response }
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// When it rests, having gone a way of 1.
  public var settlingDuration: TimeInterval { restingTime(from: 1, within: 0.001) }

  var frequency: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }

  /// No bounce, unless some is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// More bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
