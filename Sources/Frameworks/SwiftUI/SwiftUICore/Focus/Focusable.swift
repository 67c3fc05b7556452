import StrataRendering
import StrataViewTree

/// The interactions for which a view takes the focus.
///
/// Accepted: a view takes the focus for both, as a browser does not tell them apart.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view can be activated, as a button can.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view receives key presses, as a text field does.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both interactions, which is the default.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Makes the nearest element inside the content focusable, and reports its focus to the app.
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
  /// Sets whether the view can have the keyboard focus.
  ///
  ///     Board().focusable().focused($isPlaying).onKeyPress(.space) { pause(); return .handled }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have the keyboard focus.
  ///
  /// Partial in `interactions`: they are ignored. In a browser the Tab key reaches every focusable
  /// element.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view can have the focus.
  ///   - interactions: The kinds of input for which the view has the focus.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }
}
