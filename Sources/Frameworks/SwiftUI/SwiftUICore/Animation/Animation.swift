public import Foundation
package import StrataRendering

/// The timing of an animated change.
///
///     withAnimation(.spring(duration: 0.3)) { isOpen.toggle() }
///
/// Same as Apple's: the server sends the timing, and the browser draws each frame.
public struct Animation: Hashable, Sendable {
  enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, velocity: Double)
  }

  let course: Course
  private(set) var wait = 0.0
  /// The speed of the animation as a factor: with 2 it takes half of its duration.
  private(set) var rate = 1.0
  private(set) var times = 1.0
  private(set) var reverses = false
  /// The seconds after which the animation counts as complete, as set by
  /// `logicallyComplete(after:)`; `nil` for its usual length.
  private(set) var completion: Double?

  init(_ course: Course) { self.course = course }
}

// MARK: - Changed

extension Animation {
  /// Returns the animation with a delay before its start.
  ///
  /// - Parameter delay: The delay in seconds. If the method is called several times, the delays add
  ///   up.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.wait += delay
    return animation
  }

  /// Returns the animation at another speed.
  ///
  /// - Parameter speed: The factor: 2 halves the duration and the delay. A factor that is not
  ///   positive and finite is ignored.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    guard speed > 0, speed.isFinite else { return animation }
    animation.rate *= speed
    animation.wait /= speed
    return animation
  }

  /// Returns the animation repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs, at least 1.
  ///   - autoreverses: `true` if every second run plays backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    (animation.times, animation.reverses) = (Double(max(repeatCount, 1)), autoreverses)
    return animation
  }

  /// Returns the animation repeated until another change of the same view replaces it.
  ///
  /// - Parameter autoreverses: `true` if every second run plays backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    (animation.times, animation.reverses) = (.infinity, autoreverses)
    return animation
  }

  /// Returns the animation, which counts as complete after a time.
  ///
  /// - Parameter duration: The seconds until completion handlers with `.logicallyComplete` are
  ///   called.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var animation = self
    animation.completion = duration
    return animation
  }
}

// MARK: - Drawn

extension Animation {
  /// The motion that is sent to the browser.
  package var motion: Motion {
    Motion(curve, duration: length / rate, delay: wait, times: times, reverses: reverses)
  }

  /// The seconds until the animation counts as complete.
  var logicalDuration: Double { completion ?? wait + perceived / rate * times }
  var wholeDuration: Double { wait + length / rate * times }

  private var length: Double {
    switch course {
    case .curve(_, let duration): duration.clamped(to: 0...1e9)
    case .spring(let spring, let velocity):
      // A spring with hardly any damping is stopped after ten oscillations.
      min(
        spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001),
        10 * spring.response
      ).clamped(to: 0...1e9)
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

  /// Returns samples dense enough that no corner is visible: more for a spring that oscillates.
  private func samples(_ spring: Spring, _ velocity: Double) -> [Double] {
    let length = length
    let count = Int((length / spring.response * 12).clamped(to: 12...120))
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
