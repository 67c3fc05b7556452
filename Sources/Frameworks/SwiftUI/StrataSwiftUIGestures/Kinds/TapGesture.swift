import StrataViewTree

/// One tap or several in a row.
///
///     Text("Hello").gesture(TapGesture(count: 2).onEnded { greet() })
///
/// Same as Apple's.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  /// The number of taps in a row.
  public var count: Int

  /// Creates a gesture of `count` taps in a row.
  nonisolated public init(count: Int = 1) { self.count = count }

  public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Void>?
  ) -> _GestureRecognizer<Void> {
    let recognizer = old as? TapRecognizer ?? TapRecognizer()
    recognizer.wish.taps = gesture.count
    return recognizer
  }
}

private final class TapRecognizer: _GestureRecognizer<Void> {
  override func receive(_ touch: GestureTouch) -> GestureOutcome<Void> {
    touch.isTap(of: wish.taps) ? .ended(()) : touch.otherThanTap()
  }
}

extension GestureTouch {
  func isTap(of count: Int) -> Bool { kind == .taps(count) }

  /// Returns the outcome of a touch that is not the expected tap: a tap with another count fails,
  /// any other touch waits.
  func otherThanTap<Value>() -> GestureOutcome<Value> {
    if case .taps = kind { .failed } else { .waits(nil) }
  }
}
