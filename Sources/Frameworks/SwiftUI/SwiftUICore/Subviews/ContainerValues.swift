import StrataViewTree

/// A value that a view tells whatever container it stands in.
///
///     struct IsPinned: ContainerValueKey { static let defaultValue = false }
///
/// Same as Apple's.
public protocol ContainerValueKey {
  associatedtype Value
  /// What counts where a view tells nothing.
  static var defaultValue: Value { get }
}

/// What a view tells whatever container it stands in.
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

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What the view was tagged with, if that is of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  /// Whether the view was tagged with this value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

struct ContainerValueModifier<V>: SubviewTrait {
  typealias Body = Never
  var keyPath: WritableKeyPath<ContainerValues, V>
  var value: V

  func write(_ traits: inout SubviewTraits) { traits.container[keyPath: keyPath] = value }
}

extension View {
  /// Tells the container around this view a value.
  ///
  ///     Text("First").containerValue(\.isPinned, true)
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension TagModifier: SubviewTrait {
  func write(_ traits: inout SubviewTraits) { traits.container.tags.append(tagValue) }
}
