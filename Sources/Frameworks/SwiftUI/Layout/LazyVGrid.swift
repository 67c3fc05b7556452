public import Foundation
import Rendering
public import ViewTree

/// Children in columns, filled row by row.
///
/// Partial: all children are drawn, and one spacing and alignment, the first item's, holds for all
/// columns.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
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
    let first = view.columns.first
    var rules: [StyleRule] = [
      .columns(view.columns.map(\.track)),
      .gaps(row: view.spacing ?? 8, column: first?.spacing ?? 8),
    ]
    if let alignment = first?.alignment { rules.append(alignment.cellRule) }
    if view.alignment != .center { rules.append(.justify(view.alignment.rendered)) }
    var element = Element(.grid, style: rules)
    if !view.pinnedViews.isEmpty { element[.variant] = view.pinnedViews.variant("lazy") }
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}

extension Alignment {
  /// Where a cell stands in its part of a grid.
  var cellRule: StyleRule { .cells(horizontal: horizontal.rendered, vertical: vertical.rendered) }
}
