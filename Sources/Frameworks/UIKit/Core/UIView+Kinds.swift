public import Foundation
import StrataRendering

extension UIView {
  /// The way in which content fills a view of another size.
  ///
  /// Partial: only images follow the content mode. The left side is the leading side, and the right
  /// side is the trailing side.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the view's size.
    case scaleToFill
    /// The whole content is visible at its proportions.
    case scaleAspectFit
    /// The content covers the view at its proportions. A part of the content may be outside of the
    /// view.
    case scaleAspectFill
    /// The view is drawn again when its size changes.
    case redraw
    /// The content keeps its size, in the center.
    case center
    /// The content keeps its size, at the upper edge.
    case top
    /// The content keeps its size, at the lower edge.
    case bottom
    /// The content keeps its size, at the left edge.
    case left
    /// The content keeps its size, at the right edge.
    case right
    /// The content keeps its size, in the upper left corner.
    case topLeft
    /// The content keeps its size, in the upper right corner.
    case topRight
    /// The content keeps its size, in the lower left corner.
    case bottomLeft
    /// The content keeps its size, in the lower right corner.
    case bottomRight
  }

  /// The parts of a view's frame that change with the size of its superview.
  ///
  /// Partial: only width and height are flexible; margins remain fixed.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin changes with the superview's size.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes with the superview's size.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin changes with the superview's size.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin changes with the superview's size.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes with the superview's size.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin changes with the superview's size.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The width or height of an intrinsic content size that a view does not know: -1.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// The margins between the view's edges and its content, in points. The left margin is the
  /// leading one, and the right margin is the trailing one.
  public var layoutMargins: UIEdgeInsets {
    get {
      UIEdgeInsets(
        top: directionalLayoutMargins.top, left: directionalLayoutMargins.leading,
        bottom: directionalLayoutMargins.bottom, right: directionalLayoutMargins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }

  /// Returns the priority with which the view resists being made larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists being made larger than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    placeChanged()
  }

  /// Returns the priority with which the view resists being made smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }

  /// Sets the priority with which the view resists being made smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    placeChanged()
  }

  /// Runs changes to views, and then a completion handler.
  ///
  /// Partial: the changes are shown at once and without an animation.
  ///
  /// - Parameters:
  ///   - duration: Not used, since changes are shown at once.
  ///   - animations: A function that makes the changes.
  ///   - completion: Called at once with `true`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes to views, and then a completion handler.
  ///
  /// Partial: the changes are made after the delay, at once and without an animation. On Apple's
  /// platforms properties change before the delay and are shown after it.
  ///
  /// - Parameters:
  ///   - duration: If there is a delay, the time between the changes and the completion handler, in
  ///     seconds. Without a delay the handler is called at once.
  ///   - delay: The time before the changes, in seconds. Without enabled animations there is none.
  ///   - options: Not used.
  ///   - animations: A function that makes the changes.
  ///   - completion: Called after the changes with `true`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard delay > 0, areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    Task {
      try? await Task.sleep(for: .seconds(min(delay, 1e9)))
      animations()
      guard let completion else { return }
      try? await Task.sleep(for: .seconds(duration.clamped(to: 0...1e9)))
      completion(true)
    }
  }

  /// Runs changes to views like a spring, and then a completion handler.
  ///
  /// Partial: the changes are made after the delay, at once and without an animation.
  ///
  /// - Parameters:
  ///   - duration: The time between the changes and the completion handler, if there is a delay.
  ///   - delay: The time before the changes, in seconds.
  ///   - dampingRatio: Not used.
  ///   - velocity: Not used.
  ///   - options: Not used.
  ///   - animations: A function that makes the changes.
  ///   - completion: Called after the changes with `true`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs changes to views like a spring, and then a completion handler.
  ///
  /// Partial: the changes are made after the delay, at once and without an animation.
  ///
  /// - Parameters:
  ///   - duration: The time between the changes and the completion handler, if there is a delay.
  ///   - bounce: Not used.
  ///   - velocity: Not used.
  ///   - delay: The time before the changes, in seconds.
  ///   - options: Not used.
  ///   - animations: A function that makes the changes.
  ///   - completion: Called after the changes with `true`.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs changes to a view that a transition shows, and then a completion handler.
  ///
  /// Partial: the changes are shown at once and without a transition.
  ///
  /// - Parameters:
  ///   - view: Not used.
  ///   - duration: Not used.
  ///   - options: Not used.
  ///   - animations: A function that makes the changes; `nil` for none.
  ///   - completion: Called at once with `true`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Options of an animation.
  ///
  /// Accepted: the options have no effect, since changes are shown at once and without an
  /// animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views can be used while they are animated.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the state of one that is running.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins slowly.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 17)
    /// The animation runs at a constant speed.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The animation begins and ends slowly.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let curveEaseInOut: AnimationOptions = []
    /// One view fades into another.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns over from the left.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns over from the right.
    ///
    /// Accepted: it has no effect, since changes are shown at once and without an animation.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }
}

/// The direction of a view's content, which may follow the language.
///
/// Accepted: the values have no effect, since a page follows the direction of its language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the direction of the language.
  ///
  /// Accepted: it has no effect, since a page follows the direction of its language.
  case unspecified
  /// The content shows buttons for playing sound or movies, which keep their order.
  ///
  /// Accepted: it has no effect, since a page follows the direction of its language.
  case playback
  /// The content shows directions in space, such as left and right, which keep their places.
  ///
  /// Accepted: it has no effect, since a page follows the direction of its language.
  case spatial
  /// The content always runs from left to right.
  ///
  /// Accepted: it has no effect, since a page follows the direction of its language.
  case forceLeftToRight
  /// The content always runs from right to left.
  ///
  /// Accepted: it has no effect, since a page follows the direction of its language.
  case forceRightToLeft
}
