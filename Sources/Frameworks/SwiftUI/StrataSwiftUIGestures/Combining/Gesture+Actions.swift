public import SwiftUICore

extension Gesture {
  /// Adds an action to perform when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns a gesture whose value is transformed by `body`.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, body: body)
  }

  /// Updates a gesture state while the gesture lasts; it is reset when the gesture ends.
  ///
  ///     @GestureState private var offset = CGSize.zero
  ///     DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation }
  ///
  /// - Parameters:
  ///   - state: The state that the gesture updates.
  ///   - body: A function that changes the state for a value, and may change the transaction.
  /// - Returns: The gesture with the state.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action to perform when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture that performs an action when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  var content: Content
  var action: (Value) -> Void

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    FollowedRecognizer.updated(old, gesture.content, kind: Self.self) { outcome in
      if case .ended(let value) = outcome { gesture.action(value) }
    }
  }
}

/// A gesture that performs an action when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  var content: Content
  var action: (Value) -> Void

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let old = old as? ChangeRecognizer<Value>
    let base = Content._recognizer(gesture.content, old?.base)
    let recognizer = old ?? ChangeRecognizer(base)
    (recognizer.base, recognizer.wish, recognizer.action) = (base, base.wish, gesture.action)
    return recognizer
  }
}

/// A gesture that transforms the value of another.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  var content: Content
  var transform: (Content.Value) -> Value

  init(content: Content, body: @escaping (Content.Value) -> Value) {
    self.content = content
    transform = body
  }

  @MainActor public static func _recognizer(
    _ gesture: Self, _ old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let old = old as? MapRecognizer<Content.Value, Value>
    let base = Content._recognizer(gesture.content, old?.base)
    let recognizer = old ?? MapRecognizer(base, gesture.transform)
    (recognizer.base, recognizer.wish) = (base, base.wish)
    recognizer.transform = gesture.transform
    return recognizer
  }
}
