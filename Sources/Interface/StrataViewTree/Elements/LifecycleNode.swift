/// The node of a modifier that runs actions when its content appears, changes or disappears, and
/// has no element.
@MainActor open class LifecycleNode: Node {
  private var child: Node?

  open override var children: [Node] { child.map { [$0] } ?? [] }

  open override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  /// Updates the content of the node.
  public func show(_ context: Context, _ build: (Node?, Context) -> Node) {
    let inner = context.below(self)
    replaceChild(&child, with: build(child, inner))
  }
}
