public import Foundation
import StrataSwiftUILayout
import SwiftUICore

/// The content that declares the columns of a table.
///
/// Same as Apple's: a custom type declares its columns in its `tableColumnBody`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value that a row of the table shows.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of the comparator that sorts rows.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody
    .TableColumnSortComparator
  /// The type of the table columns that `tableColumnBody` returns.
  associatedtype TableColumnBody: TableColumnContent
  /// The table columns of which this content consists.
  nonisolated var tableColumnBody: Self.TableColumnBody { get }

  /// The columns of the content, in order.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  nonisolated public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) consists of table columns: its body must not be called")
  }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  nonisolated public var tableColumnBody: Never {
    preconditionFailure("the table has no columns, so there is no cell to draw")
  }
  public var _columns: [_TableColumn<Never>] { [] }
}

/// A type-erased column.
public struct _TableColumn<Value: Identifiable> {
  var label: AnyView
  var cell: @MainActor (Value) -> AnyView
  /// A closure that returns the comparator for the table's locale, which is used when the column's
  /// heading is pressed; `nil` if the column is not sortable.
  var comparator: ((Locale) -> Any)?
  var size = GridItem.Size.flexible()
  var alignment = TableColumnAlignment.automatic
}

extension Array {
  /// Returns the positions of the columns, the same for each row.
  func lanes<Value>() -> GridLanes where Element == _TableColumn<Value> {
    GridLanes(
      map { GridItem($0.size, spacing: 16, alignment: $0.alignment.rendered) }, spacing: 0,
      isAcross: false)
  }
}

/// The alignment of a column's content.
///
/// Same as Apple's.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Place { case automatic, leading, center, trailing, numeric }

  private let place: Place

  /// The default alignment, at the leading edge.
  public static var automatic: TableColumnAlignment { .init(place: .automatic) }

  /// Cells are aligned at the leading edge.
  public static var leading: TableColumnAlignment { .init(place: .leading) }

  /// Cells are aligned in the center.
  public static var center: TableColumnAlignment { .init(place: .center) }

  /// Cells are aligned at the trailing edge.
  public static var trailing: TableColumnAlignment { .init(place: .trailing) }
  /// Cells are aligned as numbers, at the trailing edge.
  public static var numeric: TableColumnAlignment { .init(place: .numeric) }
  /// Returns the alignment of numbers of a numbering system.
  ///
  /// Partial in `numberingSystem`: the argument has no effect; numbers are aligned at the trailing
  /// edge.
  public static func numeric(
    _ numberingSystem: Locale.NumberingSystem
  ) -> TableColumnAlignment { .numeric }

  var rendered: Alignment {
    switch place {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

extension TableColumnContent {
  /// Sets the alignment of the content of the columns.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedColumns<TableRowValue, TableColumnSortComparator>(
      _columns: _columns.map {
        var column = $0
        column.alignment = alignment
        return column
      })
  }
}

/// Columns after a modifier has changed one of their properties.
struct ChangedColumns<Value: Identifiable, Sort: SortComparator>: TableColumnContent {
  typealias TableRowValue = Value
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never
  var _columns: [_TableColumn<Value>]
}
