import StrataViewTree

/// A key for a value that a view passes to the container around it.
///
///     struct IsPinned: ContainerValueKey { static let defaultValue = false }
///
/// Same as Apple's.
public protocol ContainerValueKey {
  /// The type of the value that a container reads under the key.
  associatedtype Value
  /// The value of views that do not set the key.
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container around it.
///
///     extension ContainerValues {
///       var isPinned: Bool {
///         get { self[IsPinned.self] }
///         set { self[IsPinned.self] = newValue }
///       }
///     }
///
/// Same as Apple's.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tags: [AnyHashable] = []

  package init() {}

  /// The value of a key that the view has set for its container.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's first tag of a type; `nil` if it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  /// Returns whether the view's first tag of this type equals a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

nonisolated struct ContainerValueModifier<V>: SubviewTrait {
  typealias Body = Never
  var keyPath: WritableKeyPath<ContainerValues, V>
  var value: V

  @MainActor func write(_ traits: inout SubviewTraits) {
    traits.container[keyPath: keyPath] = value
  }
}

extension View {
  /// Sets a value that the container around this view can read.
  ///
  ///     Text("First").containerValue(\.isPinned, true)
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the value.
  ///   - value: The value for the container to read.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension TagModifier: SubviewTrait {
  func write(_ traits: inout SubviewTraits) { traits.container.tags.append(tagValue) }
}
