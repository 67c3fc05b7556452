public import ViewTree

/// Several views, side by side in the source.
///
/// Same as Apple's.
public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  let members: [any View]

  init(_ value: T, members: [any View]) {
    self.value = value
    self.members = members
  }

  public init(_ value: T) {
    self.value = value
    members = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? PositionalNode ?? PositionalNode(context)
    node.update(view.members, context)
    return node
  }
}
