public import StrataViewTree

/// A container that groups views without affecting their layout.
///
/// Same as Apple's. A modifier on a group applies to each member.
public struct Group<Content> {
  package let content: Content

  /// Creates a group of content of any type. Builders of content other than views use it.
  package init(members: Content) { content = members }
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Content._update(view.content, old, context)
  }
}
