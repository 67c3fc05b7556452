public import Observation
import StrataViewTree

/// A value that a view inherits from those above it.
///
///     @Environment(\.locale) private var locale
///     @Environment(Library.self) private var library
///
/// Same as Apple's. A missing object is a programming error and stops the program, as it does on
/// Apple's platforms, with a message that says where and what to do.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentChain, EvaluatingNode?) -> Value
  private var store: EnvironmentChain = .empty
  private weak var place: EvaluatingNode?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath  // key paths are values
    read = { store, place in EnvironmentValues(store, for: place)[keyPath: keyPath] }
  }

  @MainActor public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { store, place in
      let found = store.value(for: ObjectIdentifier(objectType), reader: place)
      guard let object = found as? Value else {
        Diagnosis.missingObject("\(objectType)", .environment, at: place).stop()
      }
      return object
    }
  }

  @MainActor public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { store, place in
      store.value(for: ObjectIdentifier(objectType), reader: place) as? T
    }
  }

  @MainActor @preconcurrency public var wrappedValue: Value { read(store, place) }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    store = storage.environment
    place = storage.owner
  }
}

extension Environment: KeptInPlace {}
