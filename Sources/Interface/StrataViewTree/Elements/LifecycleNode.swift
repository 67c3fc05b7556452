/// The place of a modifier that acts when its content comes, changes or goes, and shows nothing
/// itself.
@MainActor open class LifecycleNode: Node {
  private var child: Node?

  open override var children: [Node] { child.map { [$0] } ?? [] }

  /// Brings the content in line with what it is now.
  public func show(_ context: Context, _ build: (Node?, Context) -> Node) {
    let inner = context.below(self)
    replaceChild(&child, with: build(child, inner))
  }
}
