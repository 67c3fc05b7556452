import SwiftUICore

/// A type-erased gesture with values of one type.
///
/// Same as Apple's.
@frozen nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let update: @MainActor (_GestureRecognizer<Value>?) -> _GestureRecognizer<Value>

  /// Creates a type-erased gesture of `gesture`.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    let gesture = ForMainActor(gesture)
    update = { T._recognizer(gesture.value, $0) }
  }

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    gesture.update(old)
  }
}
