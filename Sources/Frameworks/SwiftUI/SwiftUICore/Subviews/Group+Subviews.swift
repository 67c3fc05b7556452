/// The content that ``Group`` creates from a container's subviews.
///
/// Same as Apple's.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  // nonisolated(unsafe): set by the initializer, then read on the main actor only.
  nonisolated(unsafe) private let subviews: Subviews
  nonisolated(unsafe) private let content: (SubviewsCollection) -> Content

  nonisolated init(subviews: Subviews, content: @escaping (SubviewsCollection) -> Content) {
    (self.subviews, self.content) = (subviews, content)
  }

  public var body: Content { content(SubviewsCollection(subviews)) }
}

extension Group {
  /// Creates content from the subviews of a view.
  ///
  ///     Group(subviews: content) { views in
  ///       if let first = views.first { first.font(.title) }
  ///       views.dropFirst()
  ///     }
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are read.
  ///   - transform: A function that returns the content for the subviews.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
}

/// The subviews of a view as the data of a `ForEach`.
///
/// Same as Apple's.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let views: SubviewsCollection

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
}

extension ForEach {
  /// Creates content for each subview of a view.
  ///
  ///     ForEach(subviews: content) { view in view.padding() }
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: A function that returns the view of an element.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.data = ForEachSubviewCollection(views: SubviewsCollection(view))
    let kept = ForMainActor(content)
    self.content = { kept.value($0) }
    id = { $0.id }
  }
}
