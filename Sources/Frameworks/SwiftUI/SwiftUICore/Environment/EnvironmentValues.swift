package import StrataViewTree

/// The values that a view inherits from the views above it.
///
/// Same as Apple's.
public struct EnvironmentValues: Sendable {
  package var store: EnvironmentChain
  /// The node that is invalidated when a value that was read through this environment changes.
  private let reader: EvaluatingNode?

  /// Creates an environment with the default of every key.
  public init() { self.init(.empty) }

  package init(_ store: EnvironmentChain, for reader: EvaluatingNode? = nil) {
    self.store = store
    self.reader = reader
  }

  /// Returns whether both environments are the same object. Two environments with equal values may
  /// be different ones.
  package func isSame(as other: EnvironmentValues) -> Bool { store === other.store }

  /// The value of a key, or the key's default if it is not set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { read(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { store = store.setting(newValue, for: ObjectIdentifier(key)) }
  }

  func read(_ key: ObjectIdentifier) -> Any? { store.value(for: key, reader: reader) }
}
