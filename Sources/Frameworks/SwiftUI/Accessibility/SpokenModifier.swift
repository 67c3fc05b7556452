import Rendering
import ViewTree

/// A text for assistive technology, in the language of the view.
struct SpokenModifier: ViewModifier {
  typealias Body = Never
  var attribute: Attribute
  var text: Text

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let words = modifier.text.resolved(in: EnvironmentValues(context.environment))
    return V._update(content, old, context.adding(.attribute(modifier.attribute, words)))
  }
}
