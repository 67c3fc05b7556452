public import StrataViewTree

/// A view that is evaluated again only when it differs from its previous value.
///
/// Same as Apple's.
public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  /// The wrapped view.
  public var content: Content {
    get { stored }
    set { stored = newValue }
  }

  // nonisolated(unsafe): set by the initializer, else used on the main actor only.
  nonisolated(unsafe) private var stored: Content

  /// Creates a view that compares a view by `==`.
  nonisolated public init(content: Content) { stored = content }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? EquatableNode<Content> ?? EquatableNode<Content>(context)
    node.update(view.content, context)
    return node
  }
}

@MainActor private final class EquatableNode<Content: Equatable & View>: Node {
  private var content: Content?
  private var context: Context?
  private var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }

  func update(_ new: Content, _ outer: Context) {
    if let content, let context, content == new, outer.isSame(as: context) { return }
    (content, context) = (new, outer)
    let inner = outer.below(self)
    updateChild(&child) { Content._update(new, $0, inner) }
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it differs from its previous value by `==`.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
