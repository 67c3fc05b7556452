import StrataRendering
import StrataViewTree

/// What the focus on a view is for.
///
/// Same as Apple's.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be set off, as a button can.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes keys, as a field does.
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Lets the keyboard reach the next element, and tells the app whether it has.
private struct FocusableModifier: ViewModifier {
  typealias Body = Never
  var isFocusable: Bool

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard modifier.isFocusable else { return V._update(content, old, context) }
    let target = EnvironmentValues(context.environment).focusTarget
    var inner = context.adding(.attribute(.reach, "focus"))
    if let target {
      inner = inner.adding(.event([.focus, .blur]) { target.report($0.kind == .focus) })
    }
    let node = V._update(content, old, inner)
    if let target {
      var elements: [ElementNode] = []
      node.collectElements(into: &elements)
      elements.first?.focus(isWanted: target.isWanted)
    }
    return node
  }
}

extension View {
  /// Whether the keyboard's focus can be on the view.
  ///
  ///     Board().focusable().focused($isPlaying).onKeyPress(.space) { pause(); return .handled }
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Whether the keyboard's focus can be on the view.
  ///
  /// Partial in `interactions`: with the keyboard a browser reaches everything that can be reached,
  /// whatever it is for.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }
}
