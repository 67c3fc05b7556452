package import StrataViewTree

/// The node of content that starts with new state when its tag changes: the branch of an `if`, the
/// value of an `.id`, the type of an `AnyView`.
@MainActor package class BranchNode: Node {
  private var tag: BranchTag?
  private var child: Node?

  package override var children: [Node] { child.map { [$0] } ?? [] }

  package override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  package func update(branch: BranchTag, _ context: Context, _ build: (Node?, Context) -> Node) {
    let isSame = branch == tag
    tag = branch
    let inner = context.below(self)
    replaceChild(&child, with: build(isSame ? child : nil, inner))
  }
}

/// The identity of a branch's content. Only a value of the app is wrapped: to wrap a flag or a type
/// in an `AnyHashable` takes longer than to compare it.
package enum BranchTag: Equatable {
  case flag(Bool)
  case type(ObjectIdentifier)
  case value(AnyHashable)
}
