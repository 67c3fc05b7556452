public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A column for long content.
///
/// Same as Apple's. Of a `ForEach` with more than a hundred members only those near the part in sight
/// are made; the others keep their state until they are.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let stack = StackElement(
      kind: .vStack, alignment: view.alignment.rendered, spacing: view.spacing,
      variant: view.pinnedViews.variant("lazy"), isLazy: true, content: view.content)
    return StackElement._update(stack, old, context)
  }
}
