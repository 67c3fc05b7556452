public import Foundation
package import StrataRendering

/// How a change is seen happening.
///
///     withAnimation(.spring(duration: 0.3)) { isOpen.toggle() }
///
/// Same as Apple's. The server says how; the browser draws each frame.
public struct Animation: Hashable, Sendable {
  enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, velocity: Double)
  }

  let course: Course
  private(set) var wait = 0.0
  /// How many times faster than it says.
  private(set) var rate = 1.0
  private(set) var times = 1.0
  private(set) var reverses = false
  /// When it counts as done, where that was said.
  private(set) var completion: Double?

  init(_ course: Course) { self.course = course }
}

// MARK: - Changed

extension Animation {
  /// Begins later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.wait += delay
    return animation
  }

  /// Goes so many times faster.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    guard speed > 0, speed.isFinite else { return animation }
    animation.rate *= speed
    animation.wait /= speed
    return animation
  }

  /// Happens several times.
  ///
  /// - Parameter autoreverses: whether every second time leads back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    (animation.times, animation.reverses) = (Double(max(repeatCount, 1)), autoreverses)
    return animation
  }

  /// Happens until something else is said of the same view.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    (animation.times, animation.reverses) = (.infinity, autoreverses)
    return animation
  }

  /// Counts as done after that time.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var animation = self
    animation.completion = duration
    return animation
  }
}

// MARK: - Drawn

extension Animation {
  /// The motion that a browser is told of.
  package var motion: Motion {
    Motion(curve, duration: length / rate, delay: wait, times: times, reverses: reverses)
  }

  /// Seconds until it counts as done, and until nothing moves any more.
  var logicalDuration: Double { completion ?? wait + perceived / rate * times }
  var wholeDuration: Double { wait + length / rate * times }

  private var length: Double {
    switch course {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring, let velocity):
      // One that hardly loses anything is stopped after ten swings.
      min(
        spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001),
        10 * spring.response)
    }
  }

  private var perceived: Double {
    switch course {
    case .curve: length
    case .spring(let spring, _): spring.duration
    }
  }

  private var curve: Motion.Curve {
    switch course {
    case .curve(let curve, _): curve.motion
    case .spring(let spring, let velocity): .samples(samples(spring, velocity))
    }
  }

  /// Enough points that no eye sees a corner: more where it swings.
  private func samples(_ spring: Spring, _ velocity: Double) -> [Double] {
    let length = length
    let count = min(max(Int(length / spring.response * 12), 12), 120)
    var values = (0...count).map { step in
      let time = length * Double(step) / Double(count)
      return spring.value(target: 1.0, initialVelocity: velocity, time: time)
    }
    (values[0], values[count]) = (0, 1)
    return values
  }
}

extension UnitCurve {
  var motion: Motion.Curve {
    if case .bezier(let x1, let y1, let x2, let y2) = course, self == UnitCurve(course) {
      return .bezier(x1, y1, x2, y2)
    }
    return .samples((0...24).map { value(at: Double($0) / 24) })
  }
}
