package import StrataRendering
package import StrataViewTree

/// Wraps the content in an element with the given style rules. It is used for modifiers such as a
/// frame, which must contain the content instead of sharing its element.
package struct BoxModifier: ViewModifier {
  package typealias Body = Never
  var rules: [StyleRule]

  nonisolated package init(rules: [StyleRule]) { self.rules = rules }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    content.boxed(old, context, modifier.rules)
  }
}
