public import Observation
import StrataViewTree

/// A value that a view reads from its environment. A view around it may have set the value.
///
///     @Environment(\.locale) private var locale
///     @Environment(Library.self) private var library
///
/// Same as Apple's. If an object is missing, the program stops with a message that names the view
/// and the remedy, as it does on Apple's platforms.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentChain, EvaluatingNode?) -> Value
  private var store: EnvironmentChain = .empty
  private weak var place: EvaluatingNode?

  /// Creates a property that reads an environment value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath  // key paths are values
    read = { store, place in EnvironmentValues(store, for: place)[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object by its type. The program stops if no view
  /// around this one has set such an object.
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

  /// Creates a property that reads an observable object by its type. It is `nil` if no view around
  /// this one has set such an object.
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
