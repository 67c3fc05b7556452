import StrataRendering
import StrataViewTree

/// The recognizer of a gesture on a view. It exists longer than the values of the gesture, so that
/// a finger may stay down while the view is evaluated again.
@MainActor public class _GestureRecognizer<Value> {
  /// The touches that the browser has to report.
  var wish = TouchWish()
  /// A Boolean value that indicates whether locations in a named space, or fractions of the view's
  /// size, are needed.
  var needsBox: Bool { wish.others.contains(.box) }

  init() {}

  /// Processes a touch and returns the gesture's outcome.
  func receive(_ touch: GestureTouch) -> GestureOutcome<Value> { .failed }

  /// Resets the recognizer, because another gesture was recognized or the touch ended.
  func cancel() {}
}

/// The state of a gesture after a touch.
enum GestureOutcome<Value> {
  /// The gesture may still be recognized; it may already have a value.
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
