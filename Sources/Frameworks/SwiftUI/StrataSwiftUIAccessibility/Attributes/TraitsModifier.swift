import StrataRendering
import StrataViewTree
import SwiftUICore

/// States what kind of thing the next element is.
struct TraitsModifier: ViewModifier {
  typealias Body = Never
  var traits: AccessibilityTraits

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var attributes = modifier.traits.attributes
    // A page has its title as first heading; where there is none, the app's own is the first.
    if attributes[.role] == "heading" {
      let values = EnvironmentValues(context.environment)
      attributes[.level] = values.headingLevel ?? (values.place == nil ? "1" : "2")
    }
    return AttributeModifier._update(
      AttributeModifier(attributes: attributes), content, old, context)
  }
}

/// Takes back what a view inside states.
struct LessTraitsModifier: ViewModifier {
  typealias Body = Never
  var traits: AccessibilityTraits

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let facts = modifier.traits.attributes.sorted { $0.key < $1.key }
    let inner = facts.reduce(context) { $0.adding(.without($1.key, $1.value)) }
    return V._update(content, old, inner)
  }
}

extension EnvironmentValues {
  private enum LevelKey: EnvironmentKey { static var defaultValue: String? { nil } }

  /// The level that a view above gives the heading below.
  var headingLevel: String? {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
