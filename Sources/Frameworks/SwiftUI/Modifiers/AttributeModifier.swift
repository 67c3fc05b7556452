import Rendering
import ViewTree

/// States facts about the next element below.
struct AttributeModifier: ViewModifier {
  typealias Body = Never
  var attributes: [Attribute: String]

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let facts = modifier.attributes.sorted { $0.key < $1.key }
    let inner = facts.reduce(context) { $0.adding(.attribute($1.key, $1.value)) }
    return V._update(content, old, inner)
  }
}

extension View {
  func attribute(_ attribute: Attribute, _ value: String) -> some View {
    modifier(AttributeModifier(attributes: [attribute: value]))
  }
}
