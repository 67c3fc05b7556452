public import Foundation
public import SwiftUICore

/// A result builder of a table's columns, which may be sortable.
///
/// Same as Apple's.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns a column that is sortable in the table's sort order.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  /// Returns a column that is not sortable.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

  /// Returns the column unchanged.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue { column }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent
  >(
    _ c0: C0, _ c1: C1
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue {
    TupleTableColumnContent((c0, c1)) {
      $0.0._columns + $0.1._columns
    }
  }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue {
    TupleTableColumnContent((c0, c1, c2)) {
      $0.0._columns + $0.1._columns + $0.2._columns
    }
  }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3)) {
      $0.0._columns + $0.1._columns + $0.2._columns + $0.3._columns
    }
  }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4)) {
      $0.0._columns + $0.1._columns + $0.2._columns + $0.3._columns + $0.4._columns
    }
  }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5)) {
      $0.0._columns + $0.1._columns + $0.2._columns + $0.3._columns + $0.4._columns + $0.5._columns
    }
  }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6)) {
      $0.0._columns + $0.1._columns + $0.2._columns + $0.3._columns + $0.4._columns + $0.5._columns
        + $0.6._columns
    }
  }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7)) {
      $0.0._columns + $0.1._columns + $0.2._columns + $0.3._columns + $0.4._columns + $0.5._columns
        + $0.6._columns + $0.7._columns
    }
  }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, RowValue == C8.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) {
      $0.0._columns + $0.1._columns + $0.2._columns + $0.3._columns + $0.4._columns + $0.5._columns
        + $0.6._columns + $0.7._columns + $0.8._columns
    }
  }

  /// Combines columns into one content.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C9: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, RowValue == C8.TableRowValue,
    RowValue == C9.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) {
      $0.0._columns + $0.1._columns + $0.2._columns + $0.3._columns + $0.4._columns + $0.5._columns
        + $0.6._columns + $0.7._columns + $0.8._columns + $0.9._columns
    }
  }

  /// Returns the column of an `if` without an `else`.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
  where RowValue == C.TableRowValue { content }

  /// Returns the column of an `if`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator,
    T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .trueContent(first)) }

  /// Returns the column of an `else`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F>
  where
    RowValue == F.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator,
    T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .falseContent(second)) }
}

/// Several columns as one content. Same as Apple's.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  /// The columns of the table as a tuple.
  public var value: T {
    get { storedValue }
    set { storedValue = newValue }
  }

  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private var storedValue: T
  private let read: @MainActor (T) -> [_TableColumn<RowValue>]

  nonisolated init(_ value: T, _ read: @escaping @MainActor (T) -> [_TableColumn<RowValue>]) {
    storedValue = value
    self.read = read
  }

  public var _columns: [_TableColumn<RowValue>] { read(value) }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public var _columns: [_TableColumn<TrueContent.TableRowValue>] {
    switch storage {
    case .trueContent(let columns): columns._columns
    case .falseContent(let columns): columns._columns
    }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}
