import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// Views on top of one another, the last in front.
///
/// Same as Apple's.
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let place = StyleRule.place(
      horizontal: view.alignment.horizontal.rendered, vertical: view.alignment.vertical.rendered)
    return ElementNode.update(old, context, Element(.zStack, style: [place])) {
      Content._update(view.content, $0, $1)
    }
  }
}
