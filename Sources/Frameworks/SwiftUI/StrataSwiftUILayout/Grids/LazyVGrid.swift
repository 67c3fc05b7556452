public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that arranges its children in columns, filled row by row.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///       ForEach(photos) { PhotoView(photo: $0) }
///     }
///
/// Same as Apple's. If a `ForEach` has more than a hundred elements, only the views near the
/// visible part are created; the others keep their state.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a vertical grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The horizontal alignment of the grid in its space.
  ///   - spacing: The distance between rows in points, or `nil` for 8.
  ///   - pinnedViews: The parts of sections that stay visible while their content scrolls.
  ///   - content: The children.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let lanes = GridLanes(view.columns, spacing: view.spacing, isAcross: false)
    let place = view.alignment == .center ? [] : [StyleRule.justify(view.alignment.rendered)]
    let element = lanes.element(place, pinned: view.pinnedViews)
    let grid = LanesView(lanes: lanes, element: element, content: view.content)
    return LanesView._update(grid, old, context)
  }
}
