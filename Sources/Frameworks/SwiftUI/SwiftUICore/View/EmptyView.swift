public import StrataViewTree

/// A view that shows nothing.
///
/// Same as Apple's.
public struct EmptyView: View {
  public typealias Body = Never

  nonisolated public init() {}

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    old as? EmptyNode ?? EmptyNode(context)
  }
}

/// A place without elements.
@MainActor final class EmptyNode: Node {}
