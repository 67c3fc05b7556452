/// A gesture of fingers or a pointer on a view.
///
///     Circle().gesture(
///       DragGesture()
///         .onChanged { offset = $0.translation }
///         .onEnded { _ in offset = .zero })
///
/// Same as Apple's. The browser reports only those touches for which a gesture has asked. Gestures
/// are recognized on the server, so the effect of a drag appears one round trip after the finger
/// has moved.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture of which this gesture consists.
  associatedtype Body: Gesture
  /// The gesture of which this gesture consists.
  @MainActor @preconcurrency var body: Body { get }

  /// Returns the recognizer `old` after updating it to this gesture, or a new recognizer.
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
