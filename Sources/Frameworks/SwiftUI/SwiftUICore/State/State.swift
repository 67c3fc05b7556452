import StrataViewTree

/// A value that the view tree stores for a view. The view is updated when the value changes.
///
///     @State private var count = 0
///
/// Same as Apple's. The value lives as long as the view's identity: with another value of
/// `.id(_:)`, or in the other branch of an `if`, the state starts again with the initial value.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a state with its initial value.
  public init(wrappedValue value: Value) { initial = value }
  /// Creates a state with its initial value.
  public init(initialValue value: Value) { initial = value }

  /// The current value. Writing it while a `body` is evaluated is reported as an error of the app.
  public var wrappedValue: Value {
    get {
      guard let box else { return initial }
      return waitForMainActor { box.current }
    }
    nonmutating set {
      let (box, new) = (box, ForMainActor(newValue))
      waitForMainActor {
        if let place = Evaluation.current {
          Diagnosis.writtenInBody("\(Value.self)", at: place).report(to: place.tree)
        }
        box?.current = new.value
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box: box)
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    box = storage.object(slot) { StateBox(initial) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: KeptInPlace {}
