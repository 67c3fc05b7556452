public import Foundation
import StrataSwiftUILayout
import SwiftUICore

/// The content that declares the columns of a table.
///
/// Same as Apple's: a custom type declares its columns in its `tableColumnBody`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of the comparator that sorts rows.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody
    .TableColumnSortComparator
  /// The type of the content that this one consists of.
  associatedtype TableColumnBody: TableColumnContent
  /// The content that this one consists of.
  nonisolated var tableColumnBody: Self.TableColumnBody { get }

  /// The columns in order.
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
  /// Makes the comparator that is used when the column's heading is pressed, for the table's
  /// locale.
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

  /// Aligns cells at the leading edge.
  public static var leading: TableColumnAlignment { .init(place: .leading) }

  /// Aligns cells in the center.
  public static var center: TableColumnAlignment { .init(place: .center) }

  /// Aligns cells at the trailing edge.
  public static var trailing: TableColumnAlignment { .init(place: .trailing) }
  /// An alignment for numbers, whose digits are below each other.
  public static var numeric: TableColumnAlignment { .init(place: .numeric) }
  /// Returns an alignment for numbers of a numbering system, whose last digits are below each
  /// other.
  ///
  /// Partial in `numberingSystem`: it is ignored; the numbers are aligned at the trailing edge.
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

/// Columns with a changed property.
struct ChangedColumns<Value: Identifiable, Sort: SortComparator>: TableColumnContent {
  typealias TableRowValue = Value
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never
  var _columns: [_TableColumn<Value>]
}
