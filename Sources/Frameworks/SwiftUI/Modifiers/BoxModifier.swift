import Rendering
import ViewTree

/// Puts the content into an element of its own with these rules: for what must hold its content
/// rather than share its element, such as a frame.
struct BoxModifier: ViewModifier {
  typealias Body = Never
  var rules: [StyleRule]

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    ElementNode.box(old, context, modifier.rules) { V._update(content, $0, $1) }
  }
}
