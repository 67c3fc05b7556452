public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

// Columns called by a text.
extension TableColumn where Sort == Never, Label == Text {
  public init(
    _ text: Text, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, nil, content)
  }

  public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(text, nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }

  /// Sorted as a person sorts words.
  public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(text, KeyPathComparator(value, comparator: WordComparator())) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  public init(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) where Content == Text {
    self.init(text, KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(text, comparator, content)
  }
}

// Columns called by a key.
extension TableColumn where Sort == Never, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Sorted as a person sorts words.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: WordComparator())) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(Text(titleKey), comparator, content)
  }
}

// Columns called by a string.
extension TableColumn where Sort == Never, Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Sorted as a person sorts words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(Text(title), KeyPathComparator(value, comparator: WordComparator())) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(Text(title), comparator, content)
  }
}
