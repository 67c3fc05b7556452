import StrataRendering
package import StrataViewTree

/// Changes the wrapping of the row that contains the view.
package struct RowModifier: ViewModifier {
  package typealias Body = Never
  var change: @MainActor (inout Wrapping, EnvironmentValues) -> Void

  nonisolated package init(change: @escaping @MainActor (inout Wrapping, EnvironmentValues) -> Void)
  {
    self.change = change
  }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var inner = context
    modifier.change(&inner.wrapping, EnvironmentValues(context.environment))
    return V._update(content, old, inner)
  }
}

extension View {
  nonisolated package func row(_ change: @escaping @MainActor (inout Wrapping) -> Void) -> some View
  {
    modifier(RowModifier { row, _ in change(&row) })
  }
}

/// A part of a row other than its content: its swipe actions, background or badge.
nonisolated package struct RowPart<Content: View>: View {
  package typealias Body = Never
  var variant: String
  var content: Content

  package init(variant: String, content: Content) {
    (self.variant, self.content) = (variant, content)
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.box)
    element[.variant] = view.variant
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
