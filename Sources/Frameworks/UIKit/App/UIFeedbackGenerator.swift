public import Foundation

/// Gives feedback that a person feels.
///
/// Accepted: a browser gives no haptic feedback.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Prepares for feedback that comes soon.
  ///
  /// Accepted: a browser gives no haptic feedback.
  open func prepare() {}
}

/// Gives the feedback of a collision.
///
/// Accepted: a browser gives no haptic feedback.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator of the feedback of medium objects.
  public override init() { super.init() }

  /// Creates a generator of the feedback of objects of a weight.
  ///
  /// Accepted: a browser gives no haptic feedback.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of the feedback of objects of a weight, for a view.
  ///
  /// Accepted: a browser gives no haptic feedback.
  ///
  /// - Parameters:
  ///   - style: The weight or rigidity of the objects that seem to collide.
  ///   - view: The view at which the feedback is felt; `nil` for none.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  /// Gives the feedback.
  ///
  /// Accepted: a browser gives no haptic feedback.
  open func impactOccurred() {}

  /// Gives the feedback with a strength, 0…1.
  ///
  /// Accepted: a browser gives no haptic feedback.
  open func impactOccurred(intensity: CGFloat) {}

  /// The weight or flexibility of the objects that collide.
  ///
  /// Accepted: a browser gives no haptic feedback.
  public enum FeedbackStyle: Int, Sendable {
    /// Accepted: a browser gives no haptic feedback.
    case light
    /// Accepted: a browser gives no haptic feedback.
    case medium
    /// Accepted: a browser gives no haptic feedback.
    case heavy
    /// Accepted: a browser gives no haptic feedback.
    case soft
    /// Accepted: a browser gives no haptic feedback.
    case rigid
  }
}

/// Gives the feedback of an outcome.
///
/// Accepted: a browser gives no haptic feedback.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback of an outcome.
  ///
  /// Accepted: a browser gives no haptic feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// An outcome.
  ///
  /// Accepted: a browser gives no haptic feedback.
  public enum FeedbackType: Int, Sendable {
    /// Accepted: a browser gives no haptic feedback.
    case success
    /// Accepted: a browser gives no haptic feedback.
    case warning
    /// Accepted: a browser gives no haptic feedback.
    case error
  }
}

/// Gives the feedback of a selection that changes.
///
/// Accepted: a browser gives no haptic feedback.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  ///
  /// Accepted: a browser gives no haptic feedback.
  open func selectionChanged() {}
}
