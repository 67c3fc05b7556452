public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import StrataViewTree
public import SwiftUICore

/// A view that arranges its children in rows and columns.
///
///     Grid {
///       GridRow { Text("Name"); TextField("", text: $name) }
///     }
///
/// Same as Apple's; a view outside of a row spans all columns.
public struct Grid<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a view that arranges its children in rows and columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns in points; `nil` for 8.
  ///   - verticalSpacing: The distance between rows in points; `nil` for 8.
  ///   - content: The rows.
  nonisolated public init(
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
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a row of a grid.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells; `nil` for that of the grid.
  ///   - content: The cells.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
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
  /// Makes the view span several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(RulesModifier(rules: [.span(max(1, count))]))
  }

  /// Sets the alignment of the view in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let (x, y) = (StyleRule.Alignment.at(anchor.x), StyleRule.Alignment.at(anchor.y))
    guard let x, let y else {
      return modifier(RulesModifier(rules: [.cellAnchor(x: anchor.x, y: anchor.y)]))
    }
    return modifier(RulesModifier(rules: [.cell(horizontal: x, vertical: y)]))
  }

  /// Sets the horizontal alignment of the views in this view's column.
  ///
  /// Partial: it has an effect in the first twelve columns, which are counted by the cells of each
  /// row, whether or not cells join columns.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(RulesModifier(rules: [.cell(horizontal: guide.rendered, vertical: nil)]))
  }

  /// Sets the axes along which the view does not affect the size of its column or row.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(
      RulesModifier(rules: [
        .unsized(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
      ]))
  }
}

extension StyleRule.Alignment {
  /// Returns the alignment at a fraction of a length; `nil` if it is neither at an end nor in the
  /// middle.
  fileprivate static func at(_ part: CGFloat) -> StyleRule.Alignment? {
    part == 0 ? .start : part == 0.5 ? .center : part == 1 ? .end : nil
  }
}
