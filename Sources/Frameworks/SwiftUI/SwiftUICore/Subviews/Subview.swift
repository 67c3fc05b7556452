/// One of the views that a container was given.
///
/// Same as Apple's.
nonisolated public struct Subview: View, Identifiable {
  /// Which of the container's views it is, for as long as that is there.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  let resolved: ResolvedSubview

  public var id: ID { ID(value: resolved.id) }

  /// What the view tells its container.
  public var containerValues: ContainerValues { resolved.traits.container }

  @MainActor public var body: some View { AnyView(resolved.view) }
}

/// The views that a container was given, in their order.
///
/// Partial: a view with a body of its own is one, whatever its body holds.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  let views: [Subview]

  @MainActor init(_ view: some View) { views = view.subviews().map { Subview(resolved: $0) } }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

/// Some of the views that a container was given.
///
/// Same as Apple's.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  let views: ArraySlice<Subview>

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollection: View {
  @MainActor public var body: some View { ForEach(views) { $0 } }
}

extension SubviewsCollectionSlice: View {
  @MainActor public var body: some View { ForEach(views) { $0 } }
}
