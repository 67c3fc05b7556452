public import Foundation
import Rendering
public import ViewTree

/// Children in rows, filled column by column.
///
/// Partial: see ``LazyVGrid``.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let first = view.rows.first
    var rules: [StyleRule] = [
      .rows(view.rows.map(\.track)),
      .gaps(row: first?.spacing ?? 8, column: view.spacing ?? 8),
    ]
    if let alignment = first?.alignment { rules.append(alignment.cellRule) }
    if view.alignment != .center { rules.append(.alignContent(view.alignment.rendered)) }
    var element = Element(.grid, style: rules)
    element[.variant] = "across"
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
