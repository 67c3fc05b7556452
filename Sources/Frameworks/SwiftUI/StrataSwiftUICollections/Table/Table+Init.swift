public import Foundation
public import SwiftUICore

// Tables with a row for each element of a collection.
extension Table {
  /// Creates a table with a row for each element of a collection.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }

  /// Creates a table of a collection's elements, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the selection.
  ///   - columns: The columns of the table.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: ListSelection(one: selection))
  }

  /// Creates a table of a collection's elements, several of which can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the selected elements.
  ///   - columns: The columns of the table.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: ListSelection(several: selection))
  }

  /// Creates a table of a collection's elements with a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, which the app must sort.
  ///   - sortOrder: A binding to the comparators of the order. Pressing a column's heading changes
  ///     them.
  ///   - columns: The columns of the table.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data), order: TableOrder(sortOrder))
  }

  /// Creates a table of a collection's elements, one of which can be selected, with a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the selection.
  ///   - sortOrder: A binding to the order of the rows.
  ///   - columns: The columns of the table.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: ListSelection(one: selection), order: TableOrder(sortOrder))
  }

  /// Creates a table of a collection's elements, several of which can be selected, with a sort
  /// order.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the selected elements.
  ///   - sortOrder: A binding to the order of the rows.
  ///   - columns: The columns of the table.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: ListSelection(several: selection), order: TableOrder(sortOrder))
  }
}

// Tables with rows that are declared one by one.
extension Table {
  /// Creates a table of declared rows.
  nonisolated public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows())
  }

  /// Creates a table of declared rows, one of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: A binding to the selection.
  ///   - columns: The columns of the table.
  ///   - rows: The rows of the table.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: ListSelection(one: selection))
  }

  /// Creates a table of declared rows, several of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: A binding to the selected elements.
  ///   - columns: The columns of the table.
  ///   - rows: The rows of the table.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: ListSelection(several: selection))
  }

  /// Creates a table of declared rows with a sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - sortOrder: A binding to the order of the rows.
  ///   - columns: The columns of the table.
  ///   - rows: The rows of the table.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows(), order: TableOrder(sortOrder))
  }

  /// Creates a table of declared rows with a sort order.
  nonisolated public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows(), order: TableOrder(sortOrder))
  }

  /// Creates a table of declared rows, one of which can be selected, with a sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: A binding to the selection.
  ///   - sortOrder: A binding to the order of the rows.
  ///   - columns: The columns of the table.
  ///   - rows: The rows of the table.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      columns: columns(), rows: rows(), selection: ListSelection(one: selection),
      order: TableOrder(sortOrder))
  }

  /// Creates a table of declared rows, one of which can be selected, with a sort order.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selection.
  ///   - sortOrder: A binding to the order of the rows.
  ///   - columns: The columns of the table.
  ///   - rows: The rows of the table.
  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      columns: columns(), rows: rows(), selection: ListSelection(one: selection),
      order: TableOrder(sortOrder))
  }

  /// Creates a table of declared rows, several of which can be selected, with a sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: A binding to the selected elements.
  ///   - sortOrder: A binding to the order of the rows.
  ///   - columns: The columns of the table.
  ///   - rows: The rows of the table.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      columns: columns(), rows: rows(), selection: ListSelection(several: selection),
      order: TableOrder(sortOrder))
  }

  /// Creates a table of declared rows, several of which can be selected, with a sort order.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected elements.
  ///   - sortOrder: A binding to the order of the rows.
  ///   - columns: The columns of the table.
  ///   - rows: The rows of the table.
  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      columns: columns(), rows: rows(), selection: ListSelection(several: selection),
      order: TableOrder(sortOrder))
  }
}
