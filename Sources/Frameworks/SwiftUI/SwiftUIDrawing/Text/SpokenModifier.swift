import Rendering
import ViewTree

/// A text for assistive technology, in the language of the view.
struct SpokenModifier: ViewModifier {
  typealias Body = Never
  var attribute: Attribute
  var text: Text?

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard let text = modifier.text else { return V._update(content, old, context) }
    let words = text.resolved(in: EnvironmentValues(context.environment))
    return V._update(content, old, context.adding(.attribute(modifier.attribute, words)))
  }
}

/// More about a view: the hint of the next element.
struct DetailModifier: ViewModifier {
  typealias Body = Never
  var label: Text
  var value: Text

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let values = EnvironmentValues(context.environment)
    let parts = [modifier.label, modifier.value].map { $0.resolved(in: values) }
    let words = parts.joined(separator: ": ")
    return V._update(content, old, context.adding(.attribute(.hint, words)))
  }
}
