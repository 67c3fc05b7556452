import StrataRendering
import Testing

@testable import StrataViewTree

/// A node that shows an element for each of its keys.
@MainActor final class Members: Node {
  private(set) var members = KeyedChildren<String>()

  override var children: [Node] { members.all }

  override func collectElements(into list: inout [ElementNode]) {
    for child in members.ordered { child.collectElements(into: &list) }
  }

  /// Shows these keys, each as a text or another kind of element.
  func show(
    _ keys: [String], _ decorations: [Decoration] = [], kind: ElementKind = .text,
    keepsOthers: Bool = false
  ) {
    var context = Context(parent: self, environment: .empty)
    context.decorations = decorations
    members.update(keys, in: self, keepsOthers: keepsOthers) { index, old in
      ElementNode.update(old, context, Element(kind, text: keys[index]))
    }
  }
}

/// A tree whose only content is a node with members.
@MainActor final class MemberTree {
  let tree: Tree
  let recorder = RecordingRenderer()
  let members: Members
  let transaction = MutationTransaction(motion: Motion(.linear, duration: 1), account: 0)

  init() {
    let tree = Tree()
    let members = Members(Context(parent: tree.screen, environment: .empty))
    (self.tree, self.members) = (tree, members)
    tree.screen.setContent { _ in members }
    tree.renderer = recorder
  }

  /// Returns the mutations of what happened since the last call.
  func patch() -> [Mutation] {
    tree.flush()
    return recorder.take()
  }

  func node(_ key: String) throws -> ElementNode {
    try #require(members.members.shown(key) as? ElementNode)
  }

  /// Returns the elements of some keys as they are inserted.
  func inserted(_ keys: String...) throws -> [ElementTree] {
    try keys.map { key in
      let node = try node(key)
      return ElementTree(id: node.id, element: node.element)
    }
  }
}

extension Context {
  /// The context of what a tree shows.
  init(on tree: Tree, _ decorations: [Decoration] = []) {
    self.init(parent: tree.screen, environment: .empty)
    self.decorations = decorations
  }
}

/// A node that notes the account of the transaction in which it is evaluated.
@MainActor final class AccountNode: EvaluatingNode {
  private(set) var accounts: [String] = []
  private let read: () -> Void

  init(_ context: Context, _ read: @escaping () -> Void = {}) {
    self.read = read
    super.init(context)
    evaluate()
  }

  override func evaluate() {
    track(read)
    accounts.append(tree.transaction?.account as? String ?? "none")
  }
}
