package import StrataRendering
package import StrataViewTree

/// Puts the content into an element of its own with these rules: for what must hold its content
/// rather than share its element, such as a frame.
package struct BoxModifier: ViewModifier {
  package typealias Body = Never
  var rules: [StyleRule]

  package init(rules: [StyleRule]) { self.rules = rules }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    ElementNode.box(old, context, modifier.rules) { V._update(content, $0, $1) }
  }
}
