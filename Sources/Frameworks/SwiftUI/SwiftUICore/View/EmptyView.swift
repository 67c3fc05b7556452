public import StrataViewTree

/// A view without content.
///
/// Same as Apple's.
public struct EmptyView: View {
  public typealias Body = Never

  /// Creates an empty view.
  nonisolated public init() {}

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    old as? EmptyNode ?? EmptyNode(context)
  }
}

/// A node without elements.
@MainActor final class EmptyNode: Node {}
