public import Foundation

/// A model of a damped spring: its value and velocity over time, and when it settles.
///
///     Spring(duration: 0.4, bounce: 0.3).value(target: 100.0, time: 0.2)
///
/// Same as Apple's. The duration is the perceived one; the spring settles later.
public struct Spring: Hashable, Sendable {
  /// The mass of the object at the end of the spring.
  public let mass: Double
  /// The stiffness of the spring: its force for each unit of displacement.
  public let stiffness: Double
  /// The spring's damping coefficient.
  public let damping: Double

  /// Creates a spring from a perceived duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The amount of bouncing: 0 for none, up to 1 for an undamped spring. Negative
  ///     values are overdamped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring from a response time and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of one undamped oscillation in seconds.
  ///   - dampingRatio: The damping: 1 for critical damping. A smaller value oscillates, a larger
  ///     one is slower.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-4)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(dampingRatio, 0) * frequency
  }

  /// Creates a spring from a mass, a stiffness and a damping.
  ///
  /// - Parameters:
  ///   - mass: The mass of the moved object.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient of the spring.
  ///   - allowOverDamping: `true` if the damping may exceed critical damping; `false` to reduce it
  ///     to critical damping.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = max(allowOverDamping ? damping : min(damping, critical), 0)
  }

  /// Creates a spring that settles after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The seconds until it has settled.
  ///   - dampingRatio: The damping: 1 for critical damping. A smaller value oscillates, a larger
  ///     one is slower.
  ///   - epsilon: The distance from the target that counts as settled, relative to the whole
  ///     distance.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let time = unit.restingTime(from: 1, within: epsilon)
    self.init(response: max(settlingDuration, 1e-4) / time, dampingRatio: dampingRatio)
  }

  /// The period of one undamped oscillation in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The spring's perceived duration in seconds.
  public var duration: TimeInterval { response }
  /// The damping relative to critical damping: below 1 the spring oscillates.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The amount of bouncing: 0 for none, up to 1 for an undamped spring, and negative for an
  /// overdamped one.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The seconds until a motion over a distance of 1 has settled to within 0.001.
  public var settlingDuration: TimeInterval { restingTime(from: 1, within: 0.001) }

  var frequency: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a little bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a visible bounce.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring without bounce, unless `extraBounce` adds some.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - extraBounce: An addition to the bounce, from -1 to 1.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15, plus `extraBounce`.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - extraBounce: An addition to the bounce, from -1 to 1.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3, plus `extraBounce`.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - extraBounce: An addition to the bounce, from -1 to 1.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
