public import SwiftUICore

/// A gesture that updates a gesture state.
///
/// Same as Apple's.
@frozen nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture that updates the state.
  public var base: Base
  /// The gesture state to update.
  public var state: GestureState<State>
  /// A closure that is called with the gesture's value, the state and the transaction of the
  /// change.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates `state` by `body` while `base` lasts.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let old = old as? StateRecognizer<Value, State>
    let base = Base._recognizer(gesture.base, old?.base)
    let recognizer = old ?? StateRecognizer(base, gesture.state)
    (recognizer.base, recognizer.wish, recognizer.state) = (base, base.wish, gesture.state)
    recognizer.body = gesture.body
    return recognizer
  }
}

private final class StateRecognizer<Value, State>: _GestureRecognizer<Value> {
  var base: _GestureRecognizer<Value>
  var state: GestureState<State>
  var body: (Value, inout State, inout Transaction) -> Void = { _, _, _ in }
  private var isChanged = false

  init(_ base: _GestureRecognizer<Value>, _ state: GestureState<State>) {
    (self.base, self.state) = (base, state)
  }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Value> {
    let outcome = base.receive(touch)
    if outcome.isOver {
      goBack()
    } else if let value = outcome.value {
      isChanged = true
      state.change { body(value, &$0, &$1) }
    }
    return outcome
  }

  override func cancel() {
    base.cancel()
    goBack()
  }

  private func goBack() {
    if isChanged { state.goBack() }
    isChanged = false
  }
}
