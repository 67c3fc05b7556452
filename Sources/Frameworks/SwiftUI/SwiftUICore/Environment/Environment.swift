public import Observation
import StrataViewTree

/// A value that a view reads from its environment, set by a view above it.
///
///     @Environment(\.locale) private var locale
///     @Environment(Library.self) private var library
///
/// Same as Apple's. A missing object is a programming error and stops the program, as it does on
/// Apple's platforms, with a message that names the view and the remedy.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentChain, EvaluatingNode?) -> Value
  private var store: EnvironmentChain = .empty
  private weak var place: EvaluatingNode?

  /// Creates a property that reads an environment value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath  // key paths are values
    read = { store, place in EnvironmentValues(store, for: place)[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object by its type; the program stops if none is
  /// set.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    let key = ObjectIdentifier(objectType)
    read = { store, place in
      let found = store.value(for: key, reader: place)
      guard let object = found as? Value else {
        Diagnosis.missingObject("\(Value.self)", .environment, at: place).stop()
      }
      return object
    }
  }

  /// Creates a property that reads an observable object by its type, or `nil` if none is set.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    let key = ObjectIdentifier(objectType)
    read = { store, place in
      store.value(for: key, reader: place) as? T
    }
  }

  /// The current value in the view's environment.
  public var wrappedValue: Value {
    let (read, store, place) = (read, store, place)
    return waitForMainActor { read(store, place) }
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    store = storage.environment
    place = storage.owner
  }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment: KeptInPlace {}
