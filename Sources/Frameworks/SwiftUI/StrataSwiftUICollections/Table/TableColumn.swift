public import Foundation
import StrataSwiftUILayout
public import SwiftUICore

/// A column of a table: what it is called, and what it shows of each value.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Photo") { Image($0.photo) }.width(60)
///
/// Same as Apple's. Where the table has a sort order, a column with a `value` is sorted by it when
/// its heading is pressed.
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  let label: Label
  let comparator: Sort?
  let content: @MainActor (RowValue) -> Content
  var size = GridItem.Size.flexible()

  init(
    _ label: Label, _ comparator: Sort?, _ content: @escaping @MainActor (RowValue) -> Content
  ) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator, size: size)
    ]
  }

  /// A column of a fixed width, in points; `nil` shares what room there is.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.size = width.map { .fixed($0) } ?? .flexible()
    return column
  }

  /// A column that shares what room there is, within limits in points.
  ///
  /// Partial in `ideal`: all such columns share the room alike.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.size = .flexible(minimum: min ?? 10, maximum: max ?? .infinity)
    return column
  }

  /// A column that shares what room there is.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func width() -> TableColumn { width(nil) }
}
