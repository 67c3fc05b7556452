/// What a person does with fingers or a pointer on a view, and what is made of it.
///
///     Circle().gesture(
///       DragGesture()
///         .onChanged { offset = $0.translation }
///         .onEnded { _ in offset = .zero })
///
/// Same as Apple's. The browser tells of fingers only what some gesture asks for; what a gesture
/// makes of it is decided on the server, so a drag is drawn one round trip after the finger.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells of.
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Brings what recognises the gesture in line with this value, or makes it anew.
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
  public var body: Never { preconditionFailure("\(Self.self) is recognised itself") }
}

extension Never: Gesture {
  public typealias Value = Never
}
