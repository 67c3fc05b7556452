public import StrataViewTree
public import SwiftUICore

/// A view that can bring a view inside it into sight.
///
///     ScrollViewReader { proxy in
///       Button("To the end") { proxy.scrollTo(last.id) }
///       List(messages) { Text($0.text) }
///     }
///
/// Same as Apple's.
@frozen public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? LifecycleNode ?? LifecycleNode(context)
    let proxy = ScrollViewProxy(place: WeakPlace(node: node))
    node.show(Deferred { view.content(proxy) }, context)
    return node
  }
}

/// A way to bring views into sight.
///
/// Same as Apple's.
public struct ScrollViewProxy {
  let place: WeakPlace

  /// Brings the view with an identifier into sight: its anchor to the same point of what scrolls,
  /// without one by the shortest way. A row that is not on the page is made first.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let place = place
    let wanted = SendableID(AnyHashable(id))
    MainActor.assumeIsolated { place.node?.scroll(to: wanted.value, anchor: anchor) }
  }

  /// The same once all that has changed by now is drawn, so that what came with it is found.
  @MainActor package func scrollAfterUpdate<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    guard let node = place.node else { return }
    let wanted = AnyHashable(id)
    node.tree.afterUpdate { [weak node] in node?.scroll(to: wanted, anchor: anchor) }
  }
}

/// A place that the holder does not keep.
@MainActor package struct WeakPlace {
  package weak var node: Node?

  package init(node: Node? = nil) {
    self.node = node
  }
}

// @unchecked: handed to the main actor, where it comes from.
private struct SendableID: @unchecked Sendable {
  let value: AnyHashable
  init(_ value: AnyHashable) { self.value = value }
}

extension Node {
  /// Brings the view with an identifier below this place into sight.
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let target = place(of: id) else { return }
    var elements: [ElementNode] = []
    target.collectElements(into: &elements)
    guard let element = elements.first else { return }
    tree.emit(
      .scroll(element.id, x: anchor.map { Double($0.x) }, y: anchor.map { Double($0.y) }))
  }

  /// The place of the view with an identifier, by `.id(_:)` or as a member of a `ForEach`.
  package func place(of id: AnyHashable) -> Node? {
    if let named = self as? IDNode, named.identifier == id { return named }
    if let members = self as? any FindsMembers, let member = members.member(id) { return member }
    for child in children {
      if let found = child.place(of: id) { return found }
    }
    return nil
  }
}
