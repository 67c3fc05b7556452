public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import StrataViewTree
public import SwiftUICore

/// Rows whose cells stand below one another.
///
///     Grid {
///       GridRow { Text("Name"); TextField("", text: $name) }
///     }
///
/// Same as Apple's; what is in no row reaches over all columns.
public struct Grid<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let rules: [StyleRule] = [
      .gaps(row: view.verticalSpacing ?? 8, column: view.horizontalSpacing ?? 8),
      view.alignment.cellRule,
    ]
    var element = Element(.grid, style: rules)
    element[.variant] = "table"
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}

/// A row of a grid.
///
/// Same as Apple's.
public struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let rules = view.alignment.map { [StyleRule.rowAlignment($0.rendered)] } ?? []
    return ElementNode.update(old, context, Element(.gridRow, style: rules), innermost: .effect) {
      Content._update(view.content, $0, $1)
    }
  }
}

extension View {
  /// Lets a cell reach over several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(RulesModifier(rules: [.span(max(1, count))]))
  }

  /// Where a cell stands in its part of the grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(RulesModifier(rules: [.cell(horizontal: .at(anchor.x), vertical: .at(anchor.y))]))
  }

  /// Where a cell stands from side to side.
  ///
  /// Partial: the cell alone, not its column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(RulesModifier(rules: [.cell(horizontal: guide.rendered, vertical: nil)]))
  }

  /// Lets a cell have no say in the size of its column or row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(
      RulesModifier(rules: [
        .unsized(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
      ]))
  }
}

extension StyleRule.Alignment {
  /// The nearest place that a grid knows.
  static func at(_ part: CGFloat) -> StyleRule.Alignment {
    part < 1 / 3 ? .start : part > 2 / 3 ? .end : .center
  }
}
