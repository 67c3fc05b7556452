public import Foundation

/// Gives feedback that a person feels, such as a vibration.
///
/// Accepted: it has no effect, since a browser gives no haptic feedback.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Creates a generator that gives feedback that a person feels, such as a vibration.
  public override init() { super.init() }

  /// Prepares for feedback that comes soon.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  open func prepare() {}
}

/// Gives feedback as if objects collided.
///
/// Accepted: it has no effect, since a browser gives no haptic feedback.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator of feedback as if objects of medium weight collided.
  public override init() { super.init() }

  /// Creates a generator of feedback as if objects of a given weight or rigidity collided.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator, for a view, of feedback as if objects of a given weight or rigidity
  /// collided.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  ///
  /// - Parameters:
  ///   - style: The weight or rigidity of the objects that seem to collide.
  ///   - view: The view at which the feedback is felt; `nil` for none.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  /// Gives the feedback of a collision.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  open func impactOccurred() {}

  /// Gives the feedback of a collision with a strength, 0…1.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  open func impactOccurred(intensity: CGFloat) {}

  /// The weight or rigidity of the objects that seem to collide.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision of small or light objects.
    ///
    /// Accepted: it has no effect, since a browser gives no haptic feedback.
    case light
    /// A collision of objects of medium size or weight.
    ///
    /// Accepted: it has no effect, since a browser gives no haptic feedback.
    case medium
    /// A collision of large or heavy objects.
    ///
    /// Accepted: it has no effect, since a browser gives no haptic feedback.
    case heavy
    /// A collision of soft objects.
    ///
    /// Accepted: it has no effect, since a browser gives no haptic feedback.
    case soft
    /// A collision of hard objects.
    ///
    /// Accepted: it has no effect, since a browser gives no haptic feedback.
    case rigid
  }
}

/// Gives feedback that reports how a task has ended.
///
/// Accepted: it has no effect, since a browser gives no haptic feedback.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback of a success, a warning or an error.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// The way in which a task has ended.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  public enum FeedbackType: Int, Sendable {
    /// A task has succeeded.
    ///
    /// Accepted: it has no effect, since a browser gives no haptic feedback.
    case success
    /// A task has ended with a warning.
    ///
    /// Accepted: it has no effect, since a browser gives no haptic feedback.
    case warning
    /// A task has failed.
    ///
    /// Accepted: it has no effect, since a browser gives no haptic feedback.
    case error
  }
}

/// Gives the feedback of a selection that changes.
///
/// Accepted: it has no effect, since a browser gives no haptic feedback.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback of a changed selection.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  open func selectionChanged() {}
}
