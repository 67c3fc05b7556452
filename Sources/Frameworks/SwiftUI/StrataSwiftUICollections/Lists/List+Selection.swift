public import SwiftUICore

@MainActor extension List {
  /// Creates a list of views, one of which can be selected.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selection.
  ///   - content: The rows.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection(one: $0) })
  }

  /// Creates a list with a row for each element of a collection, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the selection.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data) { rowContent($0) },
      selection: selection.map { ListSelection(one: $0) })
  }

  /// Creates a list with a row for each element of a collection, identified by a key path; one row
  /// can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A key path to the identity of an element.
  ///   - selection: A binding to the selection.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id) { rowContent($0) },
      selection: selection.map { ListSelection(one: $0) })
  }
}

@MainActor extension List {
  /// Creates a list of views, several of which can be selected.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected elements.
  ///   - content: The rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection(several: $0) })
  }

  /// Creates a list with a row for each element of a collection, several of which can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the selected elements.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data) { rowContent($0) },
      selection: selection.map { ListSelection(several: $0) })
  }

  /// Creates a list with a row for each element of a collection, identified by a key path; several
  /// rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A key path to the identity of an element.
  ///   - selection: A binding to the selected elements.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id) { rowContent($0) },
      selection: selection.map { ListSelection(several: $0) })
  }
}
