package import StrataViewTree

/// The node of content that starts with new state when its tag changes. The tag is the branch of an
/// `if`, the value of an `.id`, or the type in an `AnyView`.
@MainActor package class BranchNode: Node {
  private var child: Node?
  private var tag: BranchTag?

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

/// The identity of a branch's content. Only a value of the app is wrapped in an `AnyHashable`,
/// since wrapping a flag or a type takes longer than comparing it. Such a value is indirect: most
/// branches have none, and would have its size.
package enum BranchTag: Equatable {
  case flag(Bool)
  case type(ObjectIdentifier)
  indirect case value(AnyHashable)
}
