package import StrataRendering
package import StrataViewTree
package import SwiftUICore

/// A modifier that sets an accessibility attribute to a text in the language of the view.
package struct SpokenModifier: ViewModifier {
  package typealias Body = Never
  package var attribute: Attribute
  package var text: Text?

  nonisolated package init(attribute: Attribute, text: Text? = nil) {
    (self.attribute, self.text) = (attribute, text)
  }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard let text = modifier.text else { return V._update(content, old, context) }
    let words = text.resolved(in: EnvironmentValues(context.environment))
    return V._update(content, old, context.adding(.attribute(modifier.attribute, words)))
  }
}

/// A modifier that sets the hint of the next element to a label and a value.
package struct DetailModifier: ViewModifier {
  package typealias Body = Never
  package var label: Text
  package var value: Text

  nonisolated package init(label: Text, value: Text) {
    (self.label, self.value) = (label, value)
  }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let values = EnvironmentValues(context.environment)
    let parts = [modifier.label, modifier.value].map { $0.resolved(in: values) }
    let words = parts.joined(separator: ": ")
    return V._update(content, old, context.adding(.attribute(.hint, words)))
  }
}
