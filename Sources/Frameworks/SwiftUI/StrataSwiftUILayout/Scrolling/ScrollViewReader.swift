public import StrataViewTree
public import SwiftUICore

/// A view that can scroll to views inside it.
///
///     ScrollViewReader { proxy in
///       Button("To the end") { proxy.scrollTo(last.id) }
///       List(messages) { Text($0.text) }
///     }
///
/// Same as Apple's.
@frozen public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  /// The closure that makes the content with a proxy.
  public var content: (ScrollViewProxy) -> Content {
    get { storedContent }
    set { storedContent = newValue }
  }

  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private var storedContent: (ScrollViewProxy) -> Content

  /// Creates a view that can scroll to views inside it.
  ///
  /// - Parameter content: Makes the content; the proxy scrolls to views in it.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    storedContent = content
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? LifecycleNode ?? LifecycleNode(context)
    let proxy = ScrollViewProxy(place: WeakPlace(node: node))
    node.show(Deferred { view.content(proxy) }, context)
    return node
  }
}

/// A proxy that scrolls to views.
///
/// Same as Apple's.
public struct ScrollViewProxy {
  let place: WeakPlace

  /// Scrolls to the view with an identifier. A row that is not on the page is created first.
  ///
  /// - Parameters:
  ///   - id: The identifier, set by `.id(_:)` or by a `ForEach`.
  ///   - anchor: The point of the view and of the scroll view that are aligned; `nil` to scroll the
  ///     shortest distance.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let place = place
    let wanted = SendableID(AnyHashable(id))
    MainActor.assumeIsolated { place.node?.scroll(to: wanted.value, anchor: anchor) }
  }

  /// Scrolls to a view after the current update, so that new views are found.
  @MainActor package func scrollAfterUpdate<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    guard let node = place.node else { return }
    node.scrollAfterUpdate(to: AnyHashable(id), anchor: anchor)
  }
}

/// A weak reference to a node.
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
