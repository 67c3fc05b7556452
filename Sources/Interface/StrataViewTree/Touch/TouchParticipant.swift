public import StrataRendering

/// A gesture of a view that takes part in the ``TouchArena``.
@MainActor public protocol TouchParticipant: AnyObject {
  /// The precedence of the participant among gestures.
  var rank: TouchRank { get }
  /// A Boolean value that indicates whether the gesture itself is enabled.
  var isIncluded: Bool { get }
  /// A Boolean value that indicates whether the gestures of the views inside are enabled.
  var includesSubviews: Bool { get }
  /// Handles a report of a finger. `corner` is the view's top leading corner in the window.
  func receive(_ touch: Touch, corner: Point) -> TouchClaim
  /// Ends the gesture, as another one won or the finger is gone.
  func cancel()
}

/// The precedence of a gesture.
public enum TouchRank: Sendable {
  /// The gesture comes after those of the views inside.
  case normal
  /// The gesture is recognized together with all others.
  case simultaneous
  /// The gesture comes before those of the views inside.
  case high
}

/// The state of a gesture after a report.
public enum TouchClaim: Sendable {
  /// The gesture has not been recognized yet, but may be.
  case waits
  /// The gesture is recognized and takes the finger.
  case active
  case done
  case fails
}
