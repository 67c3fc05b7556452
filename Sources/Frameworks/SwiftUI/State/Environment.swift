public import Observation
import ViewTree

/// A value that a view inherits from those above it.
///
///     @Environment(\.locale) private var locale
///     @Environment(Library.self) private var library
///
/// Same as Apple's. A missing object is a programming error and stops with its type's name, as it
/// does on Apple's platforms.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (ViewTree.Environment) -> Value
  private var store: ViewTree.Environment = .empty

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath  // key paths are values
    read = { EnvironmentValues($0)[keyPath: keyPath] }
  }

  @MainActor public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { store in
      guard let object = store.value(for: ObjectIdentifier(objectType)) as? Value else {
        preconditionFailure("no \(objectType) in the environment; set it with .environment(_:)")
      }
      return object
    }
  }

  @MainActor public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0.value(for: ObjectIdentifier(objectType)) as? T }
  }

  @MainActor @preconcurrency public var wrappedValue: Value { read(store) }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    store = storage.environment
  }
}
