/// What a view inherits from those above it, keyed by type.
///
/// A chain, not a dictionary: adding one value costs one small object, and a view whose
/// environment is the same object as before knows that nothing in it changed.
public final class Environment: Sendable {
  private let parent: Environment?
  private let key: ObjectIdentifier
  // nonisolated(unsafe): set once and read only; values of views stay on the main actor anyway.
  nonisolated(unsafe) fileprivate let value: Any

  private init(parent: Environment?, key: ObjectIdentifier, value: Any) {
    self.parent = parent
    self.key = key
    self.value = value
  }

  /// The empty environment.
  public static let empty = Environment(
    parent: nil, key: ObjectIdentifier(Environment.self), value: ())

  /// The nearest value for a key, or `nil`. Cost: one step for each value set between here and it.
  public func value(for wanted: ObjectIdentifier) -> Any? {
    // Unmanaged: self keeps the whole chain, so that no step needs to count its owners.
    withExtendedLifetime(self) {
      var next: Unmanaged<Environment>? = Unmanaged.passUnretained(self)
      while let link = next {
        let found = link._withUnsafeGuaranteedRef { link -> Any? in
          next = link.parent.map(Unmanaged.passUnretained)
          return link.key == wanted ? link.value : nil
        }
        if let found { return found }
      }
      return nil
    }
  }

  public func setting(_ value: Any, for key: ObjectIdentifier) -> Environment {
    Environment(parent: self, key: key, value: value)
  }
}
