import StrataRendering
package import StrataViewTree

/// Which field has the focus.
///
///     @FocusState private var isNameFocused: Bool
///     TextField("Name", text: $name).focused($isNameFocused)
///
/// Same as Apple's for text fields.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool { initial = false }
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  @MainActor public var wrappedValue: Value {
    get { box?.current ?? initial }
    nonmutating set { box?.current = newValue }
  }

  @MainActor public var projectedValue: Binding {
    Binding(box: box ?? StateBox(initial), resting: initial)
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    box = storage.object(slot) { StateBox(initial) }
  }

  /// The focus as a field knows it.
  @propertyWrapper public struct Binding {
    package let box: StateBox<Value>
    package let resting: Value

    @MainActor public var wrappedValue: Value {
      get { box.current }
      nonmutating set { box.current = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: KeptInPlace {}
