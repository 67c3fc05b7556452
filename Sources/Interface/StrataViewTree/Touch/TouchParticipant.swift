public import StrataRendering

/// One gesture of one view, as the arena knows it.
@MainActor public protocol TouchParticipant: AnyObject {
  var rank: TouchRank { get }
  /// Whether the gesture itself counts, and whether those of the views inside do.
  var isIncluded: Bool { get }
  var includesSubviews: Bool { get }
  /// Hears what a finger did. `corner` is the view's own, in the window.
  func receive(_ touch: Touch, corner: Point) -> TouchClaim
  /// Another gesture won, or the finger is gone.
  func cancel()
}

/// Which of several gestures goes first.
public enum TouchRank: Sendable {
  /// After those of the views inside.
  case normal
  /// Beside all others.
  case simultaneous
  /// Before those of the views inside.
  case high
}

/// What a gesture makes of what a finger did.
public enum TouchClaim: Sendable {
  /// It may still become something.
  case waits
  /// It is under way: the finger is its own.
  case active
  case done
  case fails
}
