import StrataViewTree
import SwiftUICore

/// Makes the row of a link represent the link's value in its list's selection.
struct LinkChoiceModifier: ViewModifier {
  typealias Body = Never
  var value: AnyHashable?

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard context.wrapper == .row, let value = modifier.value,
      let selection = EnvironmentValues(context.environment).listSelection
    else { return V._update(content, old, context) }
    var inner = context
    selection.add(tag: value, to: &inner.wrapping)
    return V._update(content, old, inner)
  }
}
