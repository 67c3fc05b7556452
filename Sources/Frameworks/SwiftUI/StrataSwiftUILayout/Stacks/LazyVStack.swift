public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that arranges its children in a column and creates them only when needed.
///
/// Same as Apple's. If a `ForEach` has more than a hundred elements, only the views near the
/// visible part are created; the others keep their state.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a lazy column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the children.
  ///   - spacing: The distance between children in points; `nil` for 8.
  ///   - pinnedViews: The parts of sections that stay visible while their rows scroll.
  ///   - content: The children.
  nonisolated public init(
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
