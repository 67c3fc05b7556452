import StrataRendering
public import SwiftUICore

/// The timing of a view's change between the phases of a scroll transition.
///
///     .scrollTransition(.interactive.threshold(.centered)) { content, phase in
///       content.scaleEffect(phase.isIdentity ? 1 : 0.8)
///     }
public struct ScrollTransitionConfiguration: Sendable {
  var curve = Motion.Curve.linear
  var isOff = false
  var rest = Threshold.visible

  /// Returns a change that follows the scrolling along a timing curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    let steps = 16
    return Self(
      curve: .samples((0...steps).map { timingCurve.value(at: Double($0) / Double(steps)) }))
  }

  /// A change that follows the scrolling.
  public static let interactive = interactive()

  /// Returns a change with an animation.
  ///
  /// Partial: it follows the scrolling as an interactive one, along the animation's curve.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(curve: animation.motion.curve)
  }

  /// A change with the default animation.
  ///
  /// Partial: it follows the scrolling as an interactive one.
  public static let animated = animated()

  /// A configuration without a transition.
  public static let identity = Self(isOff: true)

  /// Returns the configuration with another animation.
  ///
  /// Partial: only the curve of the animation is used; its duration is that of the scrolling.
  public func animation(_ animation: Animation) -> Self {
    var copy = self
    copy.curve = animation.motion.curve
    return copy
  }

  /// Returns the configuration with a threshold from which the view is fully shown.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.rest = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// The position in the scroll view from which a view is fully shown.
  public struct Threshold: Sendable {
    /// The visible fraction, 0…1; 2 is the middle (`ElementScrollTransition.End.rest`).
    var rest: Double

    /// Reached when any part of the view is visible.
    public static let hidden = Threshold(rest: 0)
    /// Reached when all of the view is visible.
    public static let visible = Threshold(rest: 1)
    /// Reached when the view is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(rest: 2) }

    /// Returns the threshold of a visible fraction, 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(rest: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }

    /// Returns a threshold between this one and another one.
    ///
    /// - Parameters:
    ///   - other: The other value.
    ///   - amount: The fraction of the distance, 0…1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let part = amount.isFinite ? min(max(amount, 0), 1) : 0
      return Threshold(rest: rest + (other.rest - rest) * part)
    }
  }
}
