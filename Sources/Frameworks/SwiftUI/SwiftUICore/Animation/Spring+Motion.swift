public import Foundation

/// The solution of the spring equation at one moment. Every motion of a spring is a combination of
/// a release at rest from a displacement of 1 and a push with a velocity of 1.
struct SpringCourse {
  /// The displacement and the velocity after a release at rest from a displacement of 1.
  var place: Double
  var speed: Double
  /// The displacement and the velocity after a push with a velocity of 1 from rest at 0.
  var pushedPlace: Double
  var pushedSpeed: Double
}

extension Spring {
  func course(at time: Double) -> SpringCourse {
    let t = max(time, 0), w = frequency, ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 { return critical(t, w) }
    return ratio < 1 ? swinging(t, w, ratio) : creeping(t, w, ratio)
  }

  private func critical(_ t: Double, _ w: Double) -> SpringCourse {
    let left = exp(-w * t)
    return SpringCourse(
      place: left * (1 + w * t), speed: -left * w * w * t, pushedPlace: left * t,
      pushedSpeed: left * (1 - w * t))
  }

  private func swinging(_ t: Double, _ w: Double, _ ratio: Double) -> SpringCourse {
    let a = ratio * w, d = w * (1 - ratio * ratio).squareRoot(), left = exp(-a * t)
    let (sine, cosine) = (sin(d * t), cos(d * t))
    return SpringCourse(
      place: left * (cosine + a / d * sine), speed: -left * w * w / d * sine,
      pushedPlace: left * sine / d, pushedSpeed: left * (cosine - a / d * sine))
  }

  private func creeping(_ t: Double, _ w: Double, _ ratio: Double) -> SpringCourse {
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (w * (root - ratio), -w * (root + ratio))
    let (a, b, gap) = (exp(slow * t), exp(fast * t), slow - fast)
    return SpringCourse(
      place: (slow * b - fast * a) / gap, speed: slow * fast * (b - a) / gap,
      pushedPlace: (a - b) / gap, pushedSpeed: (slow * a - fast * b) / gap)
  }

  /// Returns the seconds after which the displacement stays below `epsilon`. It is at most 1000, as
  /// an undamped spring never settles.
  func restingTime(from way: Double, within epsilon: Double) -> Double {
    guard way.magnitude > epsilon, epsilon > 0 else { return 0 }
    let parts = log(way.magnitude / epsilon), ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 { return critical(restingFrom: parts) / frequency }
    let root = (ratio * ratio - 1).magnitude.squareRoot()
    let decay = ratio < 1 ? ratio : ratio - root
    let extra = ratio < 1 ? -log(root) : log((ratio + root) / (2 * root))
    return min((parts + extra) / (max(decay, 1e-6) * frequency), 1000)
  }

  /// Returns the *x* that solves (1 + *x*)·e⁻ˣ = e⁻ᵖ.
  private func critical(restingFrom parts: Double) -> Double {
    (0..<20).reduce(parts + 1) { x, _ in parts + log(1 + x) }
  }
}

extension Spring {
  /// Returns the value at a time on the way from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The value at which the spring comes to rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - time: The seconds since the start.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let course = course(at: time)
    return target - target.scaled(by: course.place)
      + initialVelocity.scaled(by: course.pushedPlace)
  }

  /// Returns the velocity at a time on the way from zero to a target, in units per second.
  ///
  /// - Parameters:
  ///   - target: The value at which the spring comes to rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - time: The seconds since the start.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let course = course(at: time)
    return initialVelocity.scaled(by: course.pushedSpeed) - target.scaled(by: course.speed)
  }

  /// Advances a value and its velocity by a time step.
  ///
  /// - Parameters:
  ///   - value: The current value; it is replaced by the value after the step.
  ///   - velocity: The current velocity in units per second; it is replaced too.
  ///   - target: The value at which the spring comes to rest.
  ///   - deltaTime: The step in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value, old = velocity, start = value
    value = start + self.value(target: way, initialVelocity: old, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: old, time: deltaTime)
  }

  /// Returns the force on the mass at a position and a velocity.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - position: The current position of the mass.
  ///   - velocity: The current velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the seconds until the motion stays within a distance of the target.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - epsilon: The distance from the target, in the target's units.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let way = target.magnitudeSquared.squareRoot()
    let push = initialVelocity.magnitudeSquared.squareRoot() / frequency
    return restingTime(from: way + push, within: epsilon)
  }
}

extension Spring {
  /// Returns the value at a time on the way between two animatable values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The value at the end.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The time since the beginning, in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    value.animatableData =
      fromValue.animatableData
      + self.value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Returns the velocity at a time on the way between two animatable values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The value at the end.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The time since the beginning, in seconds.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    value.animatableData = velocity(
      target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Returns the force on the mass on the way between two animatable values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The value at the end.
  ///   - position: The current position of the mass.
  ///   - velocity: The current velocity.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = fromValue
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return value
  }

  /// Returns the seconds until the motion between two animatable values stays within a distance of
  /// the end.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The value at the end.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - epsilon: The distance from the end that counts as rest.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
