public import Foundation

extension UIView {
  /// How content fills a view of another shape.
  ///
  /// Partial: pictures follow it, and left and right are the sides that a language is read from and to.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// What grows where the view around it does.
  ///
  /// Partial: width and height grow; a margin stays what the frame says.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Stands for a size that a view does not know of itself.
  public static var noIntrinsicMetric: CGFloat { -1 }

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

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    placeChanged()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    placeChanged()
  }

  /// Makes a change and says when it is done.
  ///
  /// Partial: the change is there at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change after a delay, and says when it is done.
  ///
  /// Partial: the change is there at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change that nobody sees happening.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// How a change is seen happening.
  ///
  /// Accepted: changes are there at once.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted: changes are there at once.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Accepted: changes are there at once.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Accepted: changes are there at once.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Accepted: changes are there at once.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 17)
    /// Accepted: changes are there at once.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}

/// Whether an interface's sides follow the language.
///
/// Accepted: a page is read in the direction of its language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Accepted: a page is read in the direction of its language.
  case unspecified
  /// Accepted: a page is read in the direction of its language.
  case playback
  /// Accepted: a page is read in the direction of its language.
  case spatial
  /// Accepted: a page is read in the direction of its language.
  case forceLeftToRight
  /// Accepted: a page is read in the direction of its language.
  case forceRightToLeft
}
