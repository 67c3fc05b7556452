package import StrataRendering
import StrataViewTree

/// Applies a style rule to the nearest element inside the content, or to an extra element around it
/// if the order of modifiers requires one.
struct StyleModifier: ViewModifier {
  typealias Body = Never
  var rule: StyleRule

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard context.accepts(modifier.rule) else {
      return content.boxed(old, context) { $0.adding(.style(modifier.rule)) }
    }
    return V._update(content, old, context.adding(.style(modifier.rule)))
  }
}

extension View {
  nonisolated package func style(_ rule: StyleRule) -> some View {
    modifier(StyleModifier(rule: rule))
  }
}
