public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that arranges its children in rows, filled column by column.
///
/// Same as Apple's. Long collections are treated as in ``LazyVGrid``.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a horizontal grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The vertical alignment of the grid in its space.
  ///   - spacing: The distance between columns in points, or `nil` for 8.
  ///   - pinnedViews: The parts of sections that stay visible while their content scrolls.
  ///   - content: The children.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let lanes = GridLanes(view.rows, spacing: view.spacing, isAcross: true)
    let place = view.alignment == .center ? [] : [StyleRule.alignContent(view.alignment.rendered)]
    let element = lanes.element(place, pinned: view.pinnedViews)
    let grid = LanesView(lanes: lanes, element: element, content: view.content)
    return LanesView._update(grid, old, context)
  }
}
