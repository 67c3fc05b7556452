public import StrataViewTree

/// A type-erased view.
///
/// Same as Apple's: when the type of the content changes, the content starts with new state.
public struct AnyView: View {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializer, then read on the main actor only.
  nonisolated(unsafe) package let content: any View

  /// Creates a type-erased view of a view.
  nonisolated public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  /// Creates a type-erased view of a view.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? BranchNode ?? BranchNode(context)
    let type = ObjectIdentifier(type(of: view.content))
    node.update(branch: .type(type), context) { view.content.update($0, $1) }
    return node
  }
}
