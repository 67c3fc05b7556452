package import StrataViewTree

/// Content whose identity is a value: with another value it begins anew.
package struct IDModifier<ID: Hashable>: ViewModifier {
  package typealias Body = Never
  var id: ID

  package init(id: ID) {
    self.id = id
  }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? IDNode ?? IDNode(context)
    node.identifier = AnyHashable(modifier.id)
    node.update(branch: AnyHashable(modifier.id), context) { V._update(content, $0, $1) }
    return node
  }
}

/// The place of a view with an identifier of its own, which it can be found by.
@MainActor package final class IDNode: BranchNode {
  package var identifier: AnyHashable?
}

extension View {
  /// Binds the view's identity to a value.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IDModifier(id: id))
  }
}
