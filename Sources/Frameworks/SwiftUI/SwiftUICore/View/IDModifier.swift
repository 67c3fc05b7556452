package import StrataViewTree

/// A modifier that gives the content an explicit identity. When the identity changes, the content's
/// state is dropped.
nonisolated package struct IDModifier<ID: Hashable>: ViewModifier {
  package typealias Body = Never
  var id: ID

  package init(id: ID) {
    self.id = id
  }

  @MainActor package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? IDNode ?? IDNode(context)
    let identifier = AnyHashable(modifier.id)
    node.identifier = identifier
    node.update(branch: .value(identifier), context) { V._update(content, $0, $1) }
    return node
  }
}

/// The node of a view with an explicit identifier, by which the node can be found.
@MainActor package final class IDNode: BranchNode {
  package var identifier: AnyHashable?
}

extension View {
  /// Sets the view's identity to a value. When the value changes, the view starts with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IDModifier(id: id))
  }
}
