import StrataViewTree

/// One tap or several in a row.
///
///     Text("Hello").gesture(TapGesture(count: 2).onEnded { greet() })
///
/// Same as Apple's.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  /// How many taps it takes.
  public var count: Int

  public init(count: Int = 1) { self.count = count }

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

  /// For a gesture of taps everything else says nothing.
  func otherThanTap<Value>() -> GestureOutcome<Value> {
    if case .taps = kind { .failed } else { .waits(nil) }
  }
}
