/// A recognizer that forwards the outcome of another and performs an action with it.
@MainActor final class FollowedRecognizer<Value>: _GestureRecognizer<Value> {
  private var base: _GestureRecognizer<Value>
  private var action: (GestureOutcome<Value>) -> Void = { _ in }
  private let kind: Any.Type

  private init(_ base: _GestureRecognizer<Value>, kind: Any.Type) {
    (self.base, self.kind) = (base, kind)
  }

  static func updated<G: Gesture>(
    _ old: _GestureRecognizer<Value>?, _ content: G, kind: Any.Type,
    action: @escaping (GestureOutcome<Value>) -> Void
  ) -> _GestureRecognizer<Value> where G.Value == Value {
    let same = (old as? FollowedRecognizer).flatMap { $0.kind == kind ? $0 : nil }
    let base = G._recognizer(content, same?.base)
    let recognizer = same ?? FollowedRecognizer(base, kind: kind)
    (recognizer.base, recognizer.wish, recognizer.action) = (base, base.wish, action)
    return recognizer
  }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Value> {
    let outcome = base.receive(touch)
    action(outcome)
    return outcome
  }

  override func cancel() { base.cancel() }
}

/// A recognizer that performs an action when the value of another changes.
@MainActor final class ChangeRecognizer<Value: Equatable>: _GestureRecognizer<Value> {
  var base: _GestureRecognizer<Value>
  var action: (Value) -> Void = { _ in }
  private var last: Value?

  init(_ base: _GestureRecognizer<Value>) { self.base = base }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Value> {
    let outcome = base.receive(touch)
    if outcome.isOver {
      last = nil
    } else if let value = outcome.value, value != last {
      last = value
      action(value)
    }
    return outcome
  }

  override func cancel() {
    last = nil
    base.cancel()
  }
}

/// A recognizer that transforms the value of another.
@MainActor final class MapRecognizer<Base, Value>: _GestureRecognizer<Value> {
  var base: _GestureRecognizer<Base>
  var transform: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    (self.base, self.transform) = (base, transform)
  }

  override func receive(_ touch: GestureTouch) -> GestureOutcome<Value> {
    base.receive(touch).map(transform)
  }

  override func cancel() { base.cancel() }
}
