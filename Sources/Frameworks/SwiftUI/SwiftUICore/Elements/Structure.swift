package import StrataRendering
package import StrataViewTree

/// An element that is part of a larger structure.
nonisolated package struct Structure<Content: View>: View {
  package typealias Body = Never
  var kind: ElementKind
  var variant: String?
  var attributes: [Attribute: String] = [:]
  var style: [StyleRule] = []
  var content: Content

  package init(
    _ kind: ElementKind, variant: String? = nil, attributes: [Attribute: String] = [:],
    style: [StyleRule] = [], @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.variant = variant
    self.style = style
    self.attributes = attributes
    self.content = content()
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(view.kind, style: view.style)
    element[.variant] = view.variant
    for (name, value) in view.attributes { element[name] = value }
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
