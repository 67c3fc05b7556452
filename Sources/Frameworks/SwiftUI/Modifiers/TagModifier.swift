import ViewTree

/// What a view stands for in a picker or among tabs.
@MainActor protocol TagModifierProtocol: ViewModifier {
  var tagValue: AnyHashable { get }
}

/// Marks a view with a value; drawing is not changed.
struct TagModifier<Value: Hashable>: TagModifierProtocol {
  typealias Body = Never
  var value: Value

  var tagValue: AnyHashable { AnyHashable(value) }

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    V._update(content, old, context)
  }
}

extension View {
  /// Says what the view stands for in a picker or among tabs.
  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(value: tag)) }
}
