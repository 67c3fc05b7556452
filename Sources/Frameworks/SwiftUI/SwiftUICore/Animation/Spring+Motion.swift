public import Foundation

/// What is left of a way and of a speed after some time: a spring's motion is made of both.
struct SpringCourse {
  /// Of a weight let go one way off: how far off it is then, and how fast it goes.
  var place: Double
  var speed: Double
  /// Of a weight at rest pushed with a speed of 1.
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

  /// When a swing from so far off stays within a distance. An undamped one is given up.
  func restingTime(from way: Double, within epsilon: Double) -> Double {
    guard way.magnitude > epsilon, epsilon > 0 else { return 0 }
    let parts = log(way.magnitude / epsilon), ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 { return critical(restingFrom: parts) / frequency }
    let root = (ratio * ratio - 1).magnitude.squareRoot()
    let decay = ratio < 1 ? ratio : ratio - root
    let extra = ratio < 1 ? -log(root) : log((ratio + root) / (2 * root))
    return min((parts + extra) / (max(decay, 1e-6) * frequency), 1000)
  }

  /// Solves (1 + x)·e⁻ˣ = e⁻ᵖ.
  private func critical(restingFrom parts: Double) -> Double {
    (0..<20).reduce(parts + 1) { x, _ in parts + log(1 + x) }
  }
}

extension Spring {
  /// Where it is after some time, on its way from zero to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let course = course(at: time)
    return target - target.scaled(by: course.place)
      + initialVelocity.scaled(by: course.pushedPlace)
  }

  /// How fast it goes after some time.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let course = course(at: time)
    return initialVelocity.scaled(by: course.pushedSpeed) - target.scaled(by: course.speed)
  }

  /// Carries a value and its speed on by some time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value, old = velocity, start = value
    value = start + self.value(target: way, initialVelocity: old, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: old, time: deltaTime)
  }

  /// The force on the weight.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// When it rests within a distance of the target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let way = target.magnitudeSquared.squareRoot()
    let push = initialVelocity.magnitudeSquared.squareRoot() / frequency
    return restingTime(from: way + push, within: epsilon)
  }
}

extension Spring {
  /// The same between two values of something that moves.
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

  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    value.animatableData = velocity(
      target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = fromValue
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return value
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
