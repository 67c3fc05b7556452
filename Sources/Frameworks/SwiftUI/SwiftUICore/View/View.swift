public import StrataViewTree

/// A part of an app's user interface, described by its `body`.
///
///     struct Greeting: View {
///       var body: some View { Text("Hello") }
///     }
///
/// Same as Apple's. On Linux a view is evaluated on the server and shown in a browser.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Updates the node `old` with this view. If `old` is `nil` or of another kind, it makes a new
  /// node.
  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node
}

extension View {
  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if let node = old as? BodyNode<Self> {
      node.update(view, context)
      return node
    }
    return BodyNode(view, context)
  }
}

extension View where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the framework: its body must not be called")
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { self }
}

extension View {
  /// Updates a node with a view whose type is known only at run time.
  @MainActor package func update(_ old: Node?, _ context: Context) -> Node {
    Self._update(self, old, context)
  }
}
