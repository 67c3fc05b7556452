import StrataRendering
import StrataViewTree

/// What recognises one gesture of one view. It outlives the values of the gesture, so that a finger
/// may stay down while the view is drawn again.
@MainActor public class _GestureRecognizer<Value> {
  /// What the browser is to tell.
  var wish = TouchWish()
  /// Whether places in a named space, or parts of the view's size, are asked for.
  var needsBox: Bool { wish.others.contains(.box) }

  init() {}

  /// Hears what a finger did.
  func receive(_ touch: GestureTouch) -> GestureOutcome<Value> { .failed }

  /// Another gesture won, or the finger is gone: everything begins anew.
  func cancel() {}
}

/// What a gesture makes of what a finger did.
enum GestureOutcome<Value> {
  /// It may still become something; a value where it tells already of what it waits for.
  case waits(Value?)
  case active(Value)
  case ended(Value)
  case failed

  var claim: TouchClaim {
    switch self {
    case .waits: .waits
    case .active: .active
    case .ended: .done
    case .failed: .fails
    }
  }

  var isOver: Bool {
    switch self {
    case .waits, .active: false
    case .ended, .failed: true
    }
  }

  var value: Value? {
    switch self {
    case .waits(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<T>(_ transform: (Value) -> T) -> GestureOutcome<T> {
    switch self {
    case .waits(let value): .waits(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
