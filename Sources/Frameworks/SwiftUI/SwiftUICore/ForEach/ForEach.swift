public import StrataViewTree

/// A view that creates a view for each element of a collection. Each element has an identifier.
///
///     ForEach(places) { place in Text(place.name) }
///
/// Same as Apple's: rows keep their state when they move. If two elements have the same identifier,
/// only the first is shown, and the duplicate is reported as an error of the app.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection whose elements get views.
  public var data: Data
  /// A closure that creates the view of an element.
  public var content: @MainActor (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// The edits that the user may make to the rows if they are in a list; `nil` for none.
  package var edits: (any RowEditing)?
  /// A Boolean value that indicates whether elements that are no longer on the page lose their
  /// state. It is for callers that store the state elsewhere.
  var forgetsUnseen = false

  /// Returns a copy that drops the state of elements that are not on the page.
  package func forgettingUnseen() -> Self {
    var copy = self
    copy.forgetsUnseen = true
    return copy
  }

  /// Creates content for elements that are identified by a closure.
  package init(
    members data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping @MainActor (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  /// Returns a `ForEach` over the same data with other content.
  package func members<Other>(
    as content: @escaping @MainActor (Data.Element) -> Other
  ) -> ForEach<Data, ID, Other> {
    ForEach<Data, ID, Other>(members: data, identifiedBy: id, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var context = context
    if let edits = view.edits, context.wrapper == .row { context.wrapping.payload = edits }
    guard let node = old as? ForEachNode<Data, ID, Content> else {
      return ForEachNode(view, context)
    }
    node.update(view, context)
    return node
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection of identifiable values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A function that returns the view of an element.
  @preconcurrency public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(members: data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates a view for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the identifier, which must be unique within `data`.
  ///   - content: A function that returns the view of an element.
  @preconcurrency public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: A function that returns the view of an element.
  @preconcurrency public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(members: data, identifiedBy: { $0 }, content: content)
  }
}
