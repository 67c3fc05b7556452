public import Foundation
import Rendering
public import ViewTree

/// A stack for long content.
///
/// Partial: all children are drawn; rows outside the window are left to the browser to skip.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let rules = StackRules(spacing: view.spacing, alignment: view.alignment.rendered)
    var element = Element(.vStack, style: rules.rules(usual: .center))
    element[.variant] = "lazy"
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
