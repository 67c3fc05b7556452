/// A gesture of fingers or a pointer on a view.
///
///     Circle().gesture(
///       DragGesture()
///         .onChanged { offset = $0.translation }
///         .onEnded { _ in offset = .zero })
///
/// Same as Apple's. The browser reports only the touches that some gesture asks for; gestures are
/// recognized on the server, so a drag is drawn one round trip after the finger.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Returns the recognizer `old` updated to this gesture, or a new one.
  @MainActor static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    Body._recognizer(gesture.body, old)
  }
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
}
