package import StrataRendering
package import StrataViewTree

/// Wraps the content in an element with these rules, for modifiers such as a frame that must
/// contain the content instead of sharing its element.
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
