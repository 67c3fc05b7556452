public import StrataViewTree

/// A view for each member of a collection, told apart by identifier.
///
///     ForEach(places) { place in Text(place.name) }
///
/// Same as Apple's: rows keep their state when they move. Of two members with the same identifier
/// the first is shown, and standard error says so.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: @MainActor (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// What a person may do with the members where they are rows.
  package var edits: (any RowEditing)?
  /// Whether a member that leaves the page loses its state, for whoever keeps it elsewhere.
  var forgetsUnseen = false

  /// The same, keeping nothing for members that are not on the page.
  package func forgettingUnseen() -> Self {
    var copy = self
    copy.forgetsUnseen = true
    return copy
  }

  /// Members that are told apart by anything.
  package init(
    members data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping @MainActor (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  /// The same members, shown by something else.
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
  @preconcurrency public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(members: data, identifiedBy: { $0.id }, content: content)
  }

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
  @preconcurrency public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(members: data, identifiedBy: { $0 }, content: content)
  }
}
