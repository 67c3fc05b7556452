public import Foundation

extension Animation {
  /// A spring that does not swing.
  public static let `default` = Animation.smooth

  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// As fast from begin to end.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at first and at last.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Along a cubic curve with these inner points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let (start, end) = (UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y))
    return timingCurve(
      .bezier(startControlPoint: start, endControlPoint: end), duration: duration)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }
}

// MARK: - Springs

extension Animation {
  public static var spring: Animation { spring() }
  public static var interactiveSpring: Animation { interactiveSpring() }
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  public static var smooth: Animation { smooth() }
  public static var snappy: Animation { snappy() }
  public static var bouncy: Animation { bouncy() }

  /// A spring by the time that it seems to take.
  ///
  /// Partial in `blendDuration`: a motion that follows another starts from where that one is, at
  /// rest.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring by its own swing and what is taken from it.
  ///
  /// Partial in `blendDuration`: a motion that follows another starts from where that one is, at
  /// rest.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Partial in `blendDuration`: a motion that follows another starts from where that one is, at
  /// rest.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(.spring(spring, velocity: 0))
  }

  /// A fast spring, for what follows a finger.
  ///
  /// Partial in `blendDuration`: it is not used.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Partial in `blendDuration`: it is not used.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// A spring by weight, stiffness and damping.
  ///
  /// Partial: where one follows another before it is done, they are not added up.
  ///
  /// - Parameter initialVelocity: the speed that it begins with, in ways a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(.spring(spring, velocity: initialVelocity))
  }

  /// A spring without bounce.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with bounce.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
