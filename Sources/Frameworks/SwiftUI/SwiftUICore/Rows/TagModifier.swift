import StrataViewTree

/// A modifier that tags a view with the value it represents in a picker or tab view.
@MainActor package protocol TagModifierProtocol: ViewModifier {
  var tagValue: AnyHashable { get }
}

/// Tags a view with a value; in a list with a selection, its row is selected by it.
nonisolated struct TagModifier<Value: Hashable>: TagModifierProtocol {
  typealias Body = Never
  var value: Value

  nonisolated var tagValue: AnyHashable { AnyHashable(value) }

  @MainActor static func _update<V: View>(
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
  /// Sets the value that the view represents in a picker, a tab view or a list's selection.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(value: tag))
  }
}
