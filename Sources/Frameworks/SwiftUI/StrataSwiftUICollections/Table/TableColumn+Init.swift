public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

// Columns with a text as heading.
extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a view for each value.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - content: The cell of a row.
  nonisolated public init(
    _ text: Text, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, nil, content)
  }

  /// Creates a column of strings.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - value: A key path to the value by which rows are sorted.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    let value = ForMainActor(value)
    self.init(text, nil) { Text(verbatim: $0[keyPath: value.value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text {
  /// Creates a column of strings that are sorted in the order of the table's locale.
  nonisolated private init(_ label: Label, words value: KeyPath<RowValue, String> & Sendable) {
    let comparator = { (locale: Locale) -> Sort in
      KeyPathComparator(value, comparator: WordComparator(locale: locale))
    }
    self.init(label, comparing: comparator) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a view for each value, sortable by a property.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - content: The cell of a row.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column with a view for each value, sortable by a property.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - content: The cell of a row.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column with a view for each value, sortable by a property with a comparator.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - comparator: The order of the values.
  ///   - content: The cell of a row.
  nonisolated public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column of strings, sortable in the order of `localizedStandardCompare(_:)`.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - value: A key path to the value by which rows are sorted.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(text, words: value)
  }

  /// Creates a column of strings, sortable with a comparator.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - comparator: The order of the values.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) where Content == Text {
    self.init(text, KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a view for each value, sortable with a comparator of values.
  ///
  /// - Parameters:
  ///   - text: The column's title.
  ///   - comparator: The order of the values.
  ///   - content: The cell of a row.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(text, comparator, content)
  }
}

// Columns with a localized heading.
extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized heading and a view for each value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The cell of a row.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column of strings with a localized heading.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A key path to the value by which rows are sorted.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    let value = ForMainActor(value)
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value.value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized heading and a view for each value, sortable by a property.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - content: The cell of a row.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column with a localized heading and a view for each value, sortable by a property.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - content: The cell of a row.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column with a localized heading and a view for each value, sortable by a property
  /// with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - comparator: The order of the values.
  ///   - content: The cell of a row.
  nonisolated public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column of strings with a localized heading, sortable in the order of
  /// `localizedStandardCompare(_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A key path to the value by which rows are sorted.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable
  )
  where Content == Text {
    self.init(Text(titleKey), words: value)
  }

  /// Creates a column of strings with a localized heading, sortable with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - comparator: The order of the values.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a localized heading and a view for each value, sortable with a
  /// comparator of values.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - comparator: The order of the values.
  ///   - content: The cell of a row.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(Text(titleKey), comparator, content)
  }
}

// Columns with a heading that is not localized.
extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a heading that is not localized and a view for each value.
  ///
  /// - Parameters:
  ///   - title: The heading of the column.
  ///   - content: The cell of a row.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  /// Creates a column of strings with a heading that is not localized.
  ///
  /// - Parameters:
  ///   - title: The heading of the column.
  ///   - value: A key path to the value by which rows are sorted.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    let value = ForMainActor(value)
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value.value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a heading that is not localized and a view for each value, sortable by a
  /// property.
  ///
  /// - Parameters:
  ///   - title: The heading of the column.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - content: The cell of a row.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column with a heading that is not localized and a view for each value, sortable by a
  /// property.
  ///
  /// - Parameters:
  ///   - title: The heading of the column.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - content: The cell of a row.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column with a heading that is not localized and a view for each value, sortable by a
  /// property with a comparator.
  ///
  /// - Parameters:
  ///   - title: The heading of the column.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - comparator: The order of the values.
  ///   - content: The cell of a row.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column of strings with a heading that is not localized, sortable in the order of
  /// `localizedStandardCompare(_:)`.
  ///
  /// - Parameters:
  ///   - title: The heading of the column.
  ///   - value: A key path to the value by which rows are sorted.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable
  )
  where Content == Text {
    self.init(Text(title), words: value)
  }

  /// Creates a column of strings with a heading that is not localized, sortable with a comparator.
  ///
  /// - Parameters:
  ///   - title: The heading of the column.
  ///   - value: A key path to the value by which rows are sorted.
  ///   - comparator: The order of the values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a heading that is not localized and a view for each value, sortable with
  /// a comparator of values.
  ///
  /// - Parameters:
  ///   - title: The heading of the column.
  ///   - comparator: The order of the values.
  ///   - content: The cell of a row.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(Text(title), comparator, content)
  }
}
