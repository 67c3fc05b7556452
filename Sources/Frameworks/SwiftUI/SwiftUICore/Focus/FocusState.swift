import StrataRendering
package import StrataViewTree

/// A state that follows and controls the keyboard focus.
///
///     @FocusState private var isNameFocused: Bool
///     TextField("Name", text: $name).focused($isNameFocused)
///
/// Same as Apple's, for text fields.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a state that is `false` while no view has the focus.
  public init() where Value == Bool { initial = false }
  /// Creates a state that is `nil` while no view has the focus.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// The current value. Writing it moves the focus.
  public var wrappedValue: Value {
    get {
      guard let box else { return initial }
      return waitForMainActor { box.current }
    }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding for the `focused` modifiers.
  public var projectedValue: Binding {
    let initial = ForMainActor(initial)
    return Binding(
      box: box ?? waitForMainActor { StateBox(initial.value) }, resting: self.initial)
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    box = storage.object(slot) { StateBox(initial) }
  }

  /// A reference to a focus state.
  @propertyWrapper public struct Binding {
    package let box: StateBox<Value>
    package let resting: Value

    /// The current value. Writing it moves the focus.
    public var wrappedValue: Value {
      get {
        let box = box
        return waitForMainActor { box.current }
      }
      nonmutating set { box.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: KeptInPlace {}
