import ViewTree

/// The place of a modifier that acts when its content comes, changes or goes, and shows nothing
/// itself.
@MainActor class LifecycleNode: Node {
  private var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }

  func show<V: View>(_ content: V, _ context: Context) {
    let inner = context.below(self)
    replaceChild(&child, with: V._update(content, child, inner))
  }
}
