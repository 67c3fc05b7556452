import StrataRendering
public import SwiftUICore

/// How a view changes between the phases of its way through a scroll view.
///
///     .scrollTransition(.interactive.threshold(.centered)) { content, phase in
///       content.scaleEffect(phase.isIdentity ? 1 : 0.8)
///     }
public struct ScrollTransitionConfiguration: Sendable {
  var curve = Motion.Curve.linear
  var isOff = false
  var rest = Threshold.visible

  /// The change follows the scroll, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    let steps = 16
    return Self(
      curve: .samples((0...steps).map { timingCurve.value(at: Double($0) / Double(steps)) }))
  }

  /// The change follows the scroll.
  public static let interactive = interactive()

  /// The change is an animation of its own.
  ///
  /// Partial: here it follows the scroll as an interactive one does, along the animation's curve.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(curve: animation.motion.curve)
  }

  /// The change is an animation of its own.
  ///
  /// Partial: here it follows the scroll as an interactive one does.
  public static let animated = animated()

  /// No change at all.
  public static let identity = Self(isOff: true)

  /// The same with another animation.
  ///
  /// Partial: it gives the curve; its time is that of the scroll.
  public func animation(_ animation: Animation) -> Self {
    var copy = self
    copy.curve = animation.motion.curve
    return copy
  }

  /// The same with its own look beginning elsewhere.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.rest = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// From where on a view shows its own look.
  public struct Threshold: Sendable {
    /// How much of it is in sight, 0…1; 2 is the middle (`ScrollPassage.End.rest`).
    var rest: Double

    /// As soon as any of it is in sight.
    public static let hidden = Threshold(rest: 0)
    /// When all of it is in sight.
    public static let visible = Threshold(rest: 1)
    /// When it is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(rest: 2) }

    /// When so much of it is in sight.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(rest: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }

    /// Between two places.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let part = amount.isFinite ? min(max(amount, 0), 1) : 0
      return Threshold(rest: rest + (other.rest - rest) * part)
    }
  }
}
