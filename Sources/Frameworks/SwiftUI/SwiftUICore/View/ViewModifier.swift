public import StrataViewTree

/// A change to a view, as a type of its own.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding() }
///     }
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
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
    preconditionFailure("\(Self.self) modifies by itself and has no body")
  }
}

/// The view that a modifier's body receives.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  private let content: any View

  init(_ content: any View) { self.content = content }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    view.content.update(old, context)
  }
}

/// A modifier with the view it changes; a view of its own, so that the modifier may hold state.
struct ModifierBody<Modifier: ViewModifier>: View {
  private var connected: Connected<Modifier>
  private var content: _ViewModifier_Content<Modifier>

  init(modifier: Modifier, content: _ViewModifier_Content<Modifier>) {
    connected = Connected(value: modifier)
    self.content = content
  }

  var body: some View { connected.value.body(content: content) }
}
