import Rendering
import ViewTree

/// The element of a button: native, so that keyboard and assistive technology know it.
struct ButtonElement<Label: View>: View {
  typealias Body = Never
  var role: ButtonRole?
  var look: ButtonLook
  var isEnabled: Bool
  var action: @MainActor () -> Void
  var label: Label

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if context.wrapper == .suggestion { return suggestion(view, old, context) }
    var element = Element(.button, events: .tap)
    let role = view.role == .destructive ? " destructive" : ""
    element[.variant] = view.look.rawValue + role
    element.set(.isDisabled, !view.isEnabled)
    let action = view.action
    let dismiss = EnvironmentValues(context.environment).afterAction
    return ElementNode.update(
      old, context, element, innermost: view.look.innermost,
      handlers: [
        (
          .tap,
          { _ in
            action()
            dismiss?()
          }
        )
      ]
    ) { Label._update(view.label, $0, $1) }
  }

  /// Among search suggestions the whole option is what is pressed: a button inside would be a
  /// control within a control.
  private static func suggestion(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var outer = context
    outer.wrapper = nil
    let action = view.action
    return ElementNode.update(
      old, outer, Element(.suggestion, events: .tap), handlers: [(.tap, { _ in action() })]
    ) { Label._update(view.label, $0, $1) }
  }
}

/// The looks of a button that the style sheet knows.
enum ButtonLook: String, Sendable {
  case automatic, bordered, prominent, plain, borderless

  /// How far out the look reaches: a border is drawn on the button itself.
  var innermost: Stage { self == .bordered || self == .prominent ? .clip : .content }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: ButtonLook { .automatic } }

  private enum AfterKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  /// What follows every button's action here: an alert goes when one of its buttons is pressed.
  var afterAction: (() -> Void)? {
    get { self[AfterKey.self] }
    set { self[AfterKey.self] = newValue }
  }

  var buttonLook: ButtonLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
