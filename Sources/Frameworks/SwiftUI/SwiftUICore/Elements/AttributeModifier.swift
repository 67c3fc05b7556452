package import StrataRendering
package import StrataViewTree

/// Sets attributes of the nearest element inside the content.
package struct AttributeModifier: ViewModifier {
  package typealias Body = Never
  package var attributes: [Attribute: String]

  nonisolated package init(attributes: [Attribute: String]) { self.attributes = attributes }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let facts = modifier.attributes.sorted { $0.key < $1.key }
    guard modifier.isAboutBox else { return V._update(content, old, context.adding(facts)) }
    return content.apart(old, context) { $0.adding(facts) }
  }

  /// A Boolean value that indicates whether the attributes describe the frame of the content, which
  /// then needs a separate element.
  private var isAboutBox: Bool { attributes[.identifier] != nil || attributes[.space] != nil }
}

extension Context {
  fileprivate func adding(_ facts: [(key: Attribute, value: String)]) -> Context {
    facts.reduce(self) { $0.adding(.attribute($1.key, $1.value)) }
  }
}

extension View {
  nonisolated package func attribute(_ attribute: Attribute, _ value: String) -> some View {
    modifier(AttributeModifier(attributes: [attribute: value]))
  }
}
