public import Foundation

extension Animation {
  /// The default animation: a spring without bounce.
  public static let `default` = Animation.smooth

  /// An animation at constant speed that takes 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An animation that starts slowly and takes 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// An animation that ends slowly and takes 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// An animation that starts and ends slowly and takes 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Returns an animation at constant speed.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation that starts slowly.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The x coordinate of the first control point, 0…1.
  ///   - p1y: The y coordinate of the first control point.
  ///   - p2x: The x coordinate of the second control point, 0…1.
  ///   - p2y: The y coordinate of the second control point.
  ///   - duration: The length in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let (start, end) = (UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y))
    return timingCurve(
      .bezier(startControlPoint: start, endControlPoint: end), duration: duration)
  }

  /// Returns an animation along a curve.
  ///
  /// - Parameters:
  ///   - curve: The curve from the time to the progress of the animation.
  ///   - duration: The length of the animation, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }
}

// MARK: - Springs

extension Animation {
  /// A spring with the default duration of 0.5 seconds and no bounce.
  public static var spring: Animation { spring() }
  /// A fast spring for content that follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// An interpolating spring of 0.5 seconds without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// A spring without bounce that takes 0.5 seconds.
  public static var smooth: Animation { smooth() }
  /// A spring with a little bounce that takes 0.5 seconds.
  public static var snappy: Animation { snappy() }
  /// A spring with a visible bounce that takes 0.5 seconds.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring animation with a perceived duration and a bounce.
  ///
  /// Partial in `blendDuration`: it is ignored. An animation that replaces a running one starts at
  /// the current value with no velocity.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds; the spring settles later.
  ///   - bounce: The amount of bouncing: 0 for none, up to 1 for an undamped spring. Negative
  ///     values are overdamped.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// Returns a spring animation with a response time and a damping ratio.
  ///
  /// Partial in `blendDuration`: it is ignored. An animation that replaces a running one starts at
  /// the current value with no velocity.
  ///
  /// - Parameters:
  ///   - response: The period of one undamped oscillation in seconds.
  ///   - dampingFraction: The damping: 1 for critical damping. A smaller value oscillates, a larger
  ///     one is slower.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns an animation that follows a spring.
  ///
  /// Partial in `blendDuration`: it is ignored. An animation that replaces a running one starts at
  /// the current value with no velocity.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The time in which a changed spring replaces the current one, in seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(.spring(spring, velocity: 0))
  }

  /// Returns a fast spring animation for content that follows a finger.
  ///
  /// Partial in `blendDuration`: the argument has no effect.
  ///
  /// - Parameters:
  ///   - response: The period of one undamped oscillation, in seconds.
  ///   - dampingFraction: The damping: 1 stops without bouncing, a smaller value bounces.
  ///   - blendDuration: The time in which a changed spring replaces the current one, in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a fast spring animation with a bounce of 0.14, to which `extraBounce` is added.
  ///
  /// Partial in `blendDuration`: the argument has no effect.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - extraBounce: An addition to the bounce, from -1 to 1.
  ///   - blendDuration: The time in which a changed spring replaces the current one, in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// Returns a spring animation with a mass, a stiffness and a damping.
  ///
  /// Partial: animations that overlap are not added up; a later animation replaces an earlier one.
  ///
  /// - Parameters:
  ///   - mass: The mass of the moved object.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient of the spring.
  ///   - initialVelocity: The initial velocity, where 1 is the whole distance in one second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }

  /// Returns a spring animation with a perceived duration, a bounce and an initial velocity.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - bounce: The amount of bouncing: 0 for none, up to 1.
  ///   - initialVelocity: The initial velocity, where 1 is the whole distance in one second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns an animation that follows a spring with an initial velocity.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial velocity, where 1 is the whole distance in one second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(.spring(spring, velocity: initialVelocity))
  }

  /// Returns a spring animation without bounce, to which `extraBounce` is added.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - extraBounce: An addition to the bounce, from -1 to 1.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with a little bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - extraBounce: An addition to the bounce, from -1 to 1.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with a visible bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - extraBounce: An addition to the bounce, from -1 to 1.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
