public import StrataViewTree

/// A view of any type.
///
/// Same as Apple's: another type of content begins anew.
public struct AnyView: View {
  public typealias Body = Never
  package let content: any View

  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? BranchNode ?? BranchNode(context)
    let type = ObjectIdentifier(type(of: view.content))
    node.update(branch: type, context) { view.content.update($0, $1) }
    return node
  }
}
