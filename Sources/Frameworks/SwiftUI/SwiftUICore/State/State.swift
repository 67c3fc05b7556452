import StrataViewTree

/// A value that belongs to a view's place, and draws the view again when it changes.
///
///     @State private var count = 0
///
/// Same as Apple's. The value lives as long as the view's identity: `.id(_:)` with another value,
/// or the other branch of an `if`, begins anew.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  @MainActor @preconcurrency public var wrappedValue: Value {
    get { box?.current ?? initial }
    nonmutating set {
      if let place = Evaluation.current {
        Diagnosis.writtenInBody("\(Value.self)", at: place).report(to: place.tree)
      }
      box?.current = newValue
    }
  }

  @MainActor @preconcurrency public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box: box)
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    box = storage.object(slot) { StateBox(initial) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: KeptInPlace {}
