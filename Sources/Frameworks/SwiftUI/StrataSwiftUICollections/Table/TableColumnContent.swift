public import Foundation
import StrataSwiftUILayout
import SwiftUICore

/// What the columns of a table are made of.
///
/// Same as Apple's: an app's own says its columns in its `tableColumnBody`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody
    .TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  var tableColumnBody: Self.TableColumnBody { get }

  /// The columns, in their order.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) is columns and has no body")
  }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public var tableColumnBody: Never { preconditionFailure("there are no columns") }
  public var _columns: [_TableColumn<Never>] { [] }
}

/// A column, whatever its types.
public struct _TableColumn<Value: Identifiable> {
  var label: AnyView
  var cell: @MainActor (Value) -> AnyView
  /// What the rows are sorted by when the column's heading is pressed.
  var comparator: Any?
  var size = GridItem.Size.flexible()
  var alignment = TableColumnAlignment.automatic
}

extension Array {
  /// The same places for the columns of each row.
  func lanes<Value>() -> GridLanes where Element == _TableColumn<Value> {
    GridLanes(
      map { GridItem($0.size, spacing: 16, alignment: $0.alignment.rendered) }, spacing: 0,
      isAcross: false)
  }
}

/// Where the content of a column stands in it.
///
/// Same as Apple's.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Place { case automatic, leading, center, trailing, numeric }

  private let place: Place

  public static var automatic: TableColumnAlignment { .init(place: .automatic) }
  public static var leading: TableColumnAlignment { .init(place: .leading) }
  public static var center: TableColumnAlignment { .init(place: .center) }
  public static var trailing: TableColumnAlignment { .init(place: .trailing) }
  /// Where numbers stand below one another by their digits.
  public static var numeric: TableColumnAlignment { .init(place: .numeric) }
  /// Where numbers of a system stand: all are read so that the last digits are below one another.
  ///
  /// Partial in `numberingSystem`: every system's stand at the trailing edge.
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
  /// Where the content of a column stands in it.
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

/// Columns with something changed.
struct ChangedColumns<Value: Identifiable, Sort: SortComparator>: TableColumnContent {
  typealias TableRowValue = Value
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never
  var _columns: [_TableColumn<Value>]
}
