/// A proxy for one of a container's subviews.
///
/// Same as Apple's.
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a subview. It stays the same for as long as the subview exists.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  let resolved: ResolvedSubview

  public var id: ID { ID(value: resolved.id) }

  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { resolved.traits.container }

  @MainActor public var body: some View { AnyView(resolved.view) }
}

/// The subviews of a container, in order.
///
/// Partial: a view with a custom `body` counts as one subview, whatever the body contains.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  let views: [Subview]

  init(_ view: some View) {
    let view = ForMainActor(view)
    views = waitForMainActor { view.value.subviews().map { Subview(resolved: $0) } }
  }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

/// A slice of the subviews of a container.
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
