package import StrataRendering
package import StrataViewTree

/// Applies several style rules of one modifier to the same element.
package struct RulesModifier: ViewModifier {
  package typealias Body = Never
  var rules: [StyleRule]

  nonisolated package init(rules: [StyleRule]) { self.rules = rules }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard modifier.rules.allSatisfy(context.accepts) else {
      return content.boxed(old, context, adapt: modifier.added)
    }
    return V._update(content, old, modifier.added(to: context))
  }

  @MainActor private func added(to context: Context) -> Context {
    rules.reduce(context) { $0.adding(.style($1)) }
  }
}
