import Rendering
import ViewTree

/// States what kind of thing the next element is.
struct TraitsModifier: ViewModifier {
  typealias Body = Never
  var traits: AccessibilityTraits

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var attributes = modifier.traits.attributes
    // A page has its title as first heading; where there is none, the app's own is the first.
    if modifier.traits.contains(.isHeader) {
      attributes[.level] = EnvironmentValues(context.environment).page == nil ? "1" : "2"
    }
    return AttributeModifier._update(
      AttributeModifier(attributes: attributes), content, old, context)
  }
}
