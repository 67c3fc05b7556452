public import SwiftUICore

@MainActor extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: A function that returns the row of an element.
  // A binding to a collection is a collection, too; the initializer for bindings is preferred.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data) { rowContent($0) })
  }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A key path to the identity of an element.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id) { rowContent($0) })
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - rowContent: A function that returns the row of an element.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data) { rowContent($0) })
  }

  /// Creates a list with a row for each element of a collection, which the rows may change.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable
  {
    self.init(content: ForEach(data) { rowContent($0) })
  }
}
