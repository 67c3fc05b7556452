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

  /// Returns a configuration in which the view changes along a timing curve while the person
  /// scrolls.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    let steps = 16
    return Self(
      curve: .samples((0...steps).map { timingCurve.value(at: Double($0) / Double(steps)) }))
  }

  /// A configuration in which the view changes while the person scrolls.
  public static let interactive = interactive()

  /// Returns a configuration in which the view changes with an animation.
  ///
  /// Partial: the view changes while the person scrolls, along the animation's curve.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(curve: animation.motion.curve)
  }

  /// A configuration in which the view changes with the default animation.
  ///
  /// Partial: the view changes while the person scrolls, as with `interactive`.
  public static let animated = animated()

  /// A configuration in which the view does not change.
  public static let identity = Self(isOff: true)

  /// Returns the configuration with another animation.
  ///
  /// Partial: only the curve of the animation is used, and its duration is ignored, since the view
  /// changes while the person scrolls.
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
  /// The part of a view that must be visible in the scroll view for the view to be shown unchanged.
  public struct Threshold: Sendable {
    /// The visible fraction, 0…1. The value 2 means the middle of the scroll view
    /// (`ElementScrollTransition.End.rest`).
    var rest: Double

    /// The threshold that is reached when any part of the view is visible.
    public static let hidden = Threshold(rest: 0)
    /// The threshold that is reached when the whole view is visible.
    public static let visible = Threshold(rest: 1)
    /// The threshold that is reached when the view is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(rest: 2) }

    /// Returns the threshold that is reached when a fraction of the view, 0…1, is visible.
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
