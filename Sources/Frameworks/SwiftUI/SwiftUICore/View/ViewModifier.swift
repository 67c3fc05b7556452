public import StrataViewTree

/// A reusable modification of views.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding() }
///     }
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// Returns the modified view.
  ///
  /// - Parameter content: A proxy for the view that the modifier is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// The type of the view that is passed to `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node
}

extension ViewModifier {
  @MainActor public static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    ModifierBody._update(
      ModifierBody(modifier: modifier, content: .init(content)), old, context)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the framework: its body must not be called")
  }
}

/// The view that is passed to the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializer, then read on the main actor only.
  nonisolated(unsafe) let content: any View

  nonisolated init(_ content: any View) { self.content = content }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    view.content.update(old, context)
  }
}

/// A modifier together with the view that it is applied to. It is a view itself, so that the
/// modifier can hold state.
nonisolated struct ModifierBody<Modifier: ViewModifier>: View {
  private var connected: Connected<Modifier>
  private var content: _ViewModifier_Content<Modifier>

  init(modifier: Modifier, content: _ViewModifier_Content<Modifier>) {
    connected = Connected(value: modifier)
    self.content = content
  }

  @MainActor var body: some View { connected.value.body(content: content) }
}
