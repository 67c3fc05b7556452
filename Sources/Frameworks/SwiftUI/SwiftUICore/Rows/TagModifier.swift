import StrataViewTree

/// What a view stands for in a picker or among tabs.
@MainActor package protocol TagModifierProtocol: ViewModifier {
  var tagValue: AnyHashable { get }
}

/// Marks a view with a value: in a list with a selection, its row can be chosen by it.
struct TagModifier<Value: Hashable>: TagModifierProtocol {
  typealias Body = Never
  var value: Value

  var tagValue: AnyHashable { AnyHashable(value) }

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard context.wrapper == .row,
      let selection = EnvironmentValues(context.environment).listSelection
    else { return V._update(content, old, context) }
    var inner = context
    selection.add(tag: modifier.tagValue, to: &inner.wrapping)
    return V._update(content, old, inner)
  }
}

extension View {
  /// Says what the view stands for in a picker or among tabs.
  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(value: tag)) }
}
