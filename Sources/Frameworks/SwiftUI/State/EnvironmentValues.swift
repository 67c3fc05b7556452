import ViewTree

/// The values that a view inherits.
///
/// Same as Apple's.
public struct EnvironmentValues: Sendable {
  var store: ViewTree.Environment

  public init() { self.init(.empty) }

  init(_ store: ViewTree.Environment) { self.store = store }

  /// Whether both are one and the same; values that say the same may still be two.
  package func isSame(as other: EnvironmentValues) -> Bool { store === other.store }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { store.value(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { store = store.setting(newValue, for: ObjectIdentifier(key)) }
  }
}
