public import SwiftUICore

@MainActor extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a collection that the user may edit.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The changes of the collection that a person may make.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path, of a collection that the
  /// user may edit.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: A key path to the identity of an element.
  ///   - editActions: The changes of the collection that a person may make.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
