import StrataRendering
import StrataViewTree
import SwiftUICore

/// A modifier that adds traits to the next element.
struct TraitsModifier: ViewModifier {
  typealias Body = Never
  var traits: AccessibilityTraits

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var attributes = modifier.traits.attributes
    // A page's title is its heading of level 1; on a page without one, the view's heading is.
    if attributes[.role] == "heading" {
      let values = EnvironmentValues(context.environment)
      attributes[.level] = values.headingLevel ?? (values.place == nil ? "1" : "2")
    }
    return AttributeModifier._update(
      AttributeModifier(attributes: attributes), content, old, context)
  }
}

/// A modifier that removes traits from the view inside.
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

  /// The level that an outer view gives to headings.
  var headingLevel: String? {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
