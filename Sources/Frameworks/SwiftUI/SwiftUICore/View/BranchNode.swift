package import StrataViewTree

/// The node of content that starts with new state when its tag changes: the branch of an `if`, the
/// value of an `.id`, the type of an `AnyView`.
@MainActor package class BranchNode: Node {
  private var tag: AnyHashable?
  private var child: Node?

  package override var children: [Node] { child.map { [$0] } ?? [] }

  package func update(branch: AnyHashable, _ context: Context, _ build: (Node?, Context) -> Node) {
    let isSame = branch == tag
    tag = branch
    let inner = context.below(self)
    replaceChild(&child, with: build(isSame ? child : nil, inner))
  }
}
