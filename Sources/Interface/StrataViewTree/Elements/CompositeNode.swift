/// The node of a row's content and of the other parts of the row.
@MainActor final class CompositeNode: Node {
  private var content: Node?
  private var parts: [String: Node] = [:]
  private var order: [String] = []

  override var children: [Node] { (content.map { [$0] } ?? []) + order.compactMap { parts[$0] } }

  func update(
    _ wrapping: Wrapping, _ context: Context, content build: (Node?, Context) -> Node
  ) {
    var bare = context.below(self)
    replaceChild(&content, with: build(content, bare))
    bare.decorations = []
    let names = wrapping.parts.map(\.name)
    for name in order where !names.contains(name) { parts.removeValue(forKey: name)?.unmount() }
    for part in wrapping.parts {
      var node = parts[part.name]
      updateChild(&node) { part.build($0, bare, wrapping) }
      parts[part.name] = node
    }
    if names != order { elementsChanged() }
    order = names
  }
}
