public import StrataViewTree

/// Several views as one, with no layout of its own.
///
/// Same as Apple's. A modifier on a group applies to each member.
public struct Group<Content> {
  package let content: Content

  /// Members of any kind: a builder of something else than views made them.
  package init(members: Content) { content = members }
}

extension Group: View where Content: View {
  public typealias Body = Never

  @MainActor public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Content._update(view.content, old, context)
  }
}
