public import Foundation

/// A touch of a finger.
///
/// Partial: a browser reports no single touches, so the system makes none.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// The stage of a touch.
  public enum Phase: Int, Sendable {
    /// The finger has touched the screen.
    case began
    /// The finger has moved.
    case moved
    /// The finger rests.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch was interrupted.
    case cancelled
  }

  /// The stage of the touch.
  open var phase: Phase { .cancelled }
  /// The view that was touched; `nil` for none.
  open var view: UIView? { nil }
  /// The window that was touched; `nil` for none.
  open var window: UIWindow? { nil }
  /// The number of touches in quick succession.
  open var tapCount: Int { 0 }
  /// The time of the touch, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }

  /// Returns the place of the touch in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns the earlier place of the touch in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An action of a person on the device, such as touching the screen.
///
/// Partial: a browser reports no single touches, so the system makes none.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers touch the screen.
    case touches
    /// The device is moved.
    case motion
    /// A remote control was used.
    case remoteControl
    /// A button was pressed.
    case presses
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The time of the event, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event; `nil` for an event of another kind.
  open var allTouches: Set<UITouch>? { nil }
}
