package import StrataViewTree

/// The values that a view inherits.
///
/// Same as Apple's.
public struct EnvironmentValues: Sendable {
  package var store: EnvironmentChain
  /// Whose view is computed again once what is read here is another value.
  private let reader: EvaluatingNode?

  public init() { self.init(.empty) }

  package init(_ store: EnvironmentChain, for reader: EvaluatingNode? = nil) {
    self.store = store
    self.reader = reader
  }

  /// Whether both are one and the same; values that say the same may still be two.
  package func isSame(as other: EnvironmentValues) -> Bool { store === other.store }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { read(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { store = store.setting(newValue, for: ObjectIdentifier(key)) }
  }

  func read(_ key: ObjectIdentifier) -> Any? { store.value(for: key, reader: reader) }
}
