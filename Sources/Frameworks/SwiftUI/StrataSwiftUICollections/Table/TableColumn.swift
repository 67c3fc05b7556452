public import Foundation
import StrataSwiftUILayout
public import SwiftUICore

/// A column of a table: its heading and the view for each value.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Photo") { Image($0.photo) }.width(60)
///
/// Same as Apple's. If the table has a sort order, pressing the heading of a column with a `value`
/// sorts the table by that column.
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  /// A closure that returns the comparator for the locale of the table; `nil` if the column is not
  /// sortable.
  nonisolated(unsafe) let comparator: ((Locale) -> Sort)?
  let content: @MainActor (RowValue) -> Content
  var size = GridItem.Size.flexible()

  nonisolated init(
    _ label: Label, _ comparator: Sort?, _ content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label, comparing: comparator.map { sort in { _ in sort } }, content)
  }

  nonisolated init(
    _ label: Label, comparing comparator: ((Locale) -> Sort)?,
    _ content: @escaping @MainActor (RowValue) -> Content
  ) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    let comparator = comparator.map { make in { (locale: Locale) -> Any in make(locale) } }
    return [
      _TableColumn(
        label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator, size: size)
    ]
  }

  /// Returns the column with a fixed width in points; with `nil`, the column shares the remaining
  /// space.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.size = width.map { .fixed($0) } ?? .flexible()
    return column
  }

  /// Returns the column with limits of its width in points; it shares the remaining space.
  ///
  /// Partial in `ideal`: the argument has no effect; such columns share the remaining space
  /// equally.
  ///
  /// - Parameters:
  ///   - min: The smallest width in points; `nil` for none.
  ///   - ideal: The preferred width in points.
  ///   - max: The greatest width in points; `nil` for none.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.size = .flexible(minimum: min ?? 10, maximum: max ?? .infinity)
    return column
  }

  /// Returns the column without a fixed width; it shares the remaining space.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func width() -> TableColumn { width(nil) }
}
