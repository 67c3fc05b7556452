import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The element of a button: native, so that keyboards and assistive technology recognize it.
struct ButtonElement<Label: View>: View {
  typealias Body = Never
  var role: ButtonRole?
  var look: ButtonLook
  var isEnabled: Bool
  /// A Boolean value that indicates whether the app tracks that the button is held down, so that
  /// the browser does not draw it as pressed.
  var isHeld = false
  /// Additional HTML attributes, such as those of a toggle that is on or of a button that opens a
  /// menu.
  var attributes: [Attribute: String] = [:]
  /// A closure that is called with `true` when the button is pressed, and with `false` when it is
  /// released.
  var press: (@MainActor (Bool) -> Void)?
  var action: @MainActor () -> Void
  var label: Label

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if context.wrapper == .suggestion { return suggestion(view, old, context) }
    let environment = EnvironmentValues(context.environment)
    if let look = environment.menuLook { return view.face(old, context, environment, in: look) }
    return ElementNode.update(
      old, context, view.element(in: environment), innermost: view.look.innermost,
      handlers: view.handlers(after: environment.afterAction)
    ) { old, context in
      Label._update(view.label, old, environment.styledLink == nil ? context : context.unlinked)
    }
  }

  /// Draws the button within the label of a menu, whose opener is the real button: a tap opens the
  /// menu. If the opener has the button's look, the look is not drawn again.
  @MainActor private func face(
    _ old: Node?, _ context: Context, _ environment: EnvironmentValues, in outer: ButtonLook
  ) -> Node {
    guard look != outer else { return Label._update(label, old, context) }
    let button = element(in: environment)
    let words = ["btn", button[.variant] ?? ""].filter { !$0.isEmpty }
    let element = Element(
      .box, style: button.style, attributes: [.variant: words.joined(separator: " ")])
    return ElementNode.update(old, context, element, innermost: look.innermost) {
      Label._update(label, $0, $1)
    }
  }

  @MainActor private func element(in environment: EnvironmentValues) -> Element {
    let link = environment.styledLink
    var element = Element(
      link?.url == nil ? .button : .link, events: press == nil ? .tap : [.tap, .press])
    element[.url] = link?.url
    // The browser itself opens a menu and follows an external link.
    if attributes[.opens] != nil { element.events = [] }
    if link?.isFollowed == true { element.events.remove(.tap) }
    if link?.url != nil, !isEnabled { element.events = [] }
    let words =
      (link?.words(for: look) ?? []) + [look.variant, role?.name ?? "", isHeld ? "held" : ""]
    element[.variant] = (words + environment.controlLook.variants(for: look))
      .filter { !$0.isEmpty }.joined(separator: " ")
    let shape = environment.controlLook.shape.rule ?? (look.isGlass ? .capsule : nil)
    if look.hasBorder, let shape { element.style = [shape] }
    if look == .glass {
      element.style += [.background(environment.buttonStyling.paint ?? .named("regularMaterial"))]
    }
    element.set(.isDisabled, !isEnabled)
    if environment.isInMenu { element[.role] = "menuitem" }
    if let isOpen = environment.disclosed { element[.isExpanded] = String(isOpen) }
    for (name, value) in attributes { element[name] = value }
    return element
  }

  @MainActor private func handlers(after: (() -> Void)?) -> [(EventSet, EventHandler)] {
    let (action, press) = (action, press)
    let tapped: EventHandler = { _ in
      action()
      after?()
    }
    guard let press else { return [(.tap, tapped)] }
    return [(.tap, tapped), (.press, { press($0.value == "true") })]
  }

  /// Draws the button as a search suggestion. The whole suggestion can be pressed, since an HTML
  /// option cannot contain a control.
  private static func suggestion(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var outer = context
    outer.wrapper = nil
    let action = view.action
    return ElementNode.update(
      old, outer, Element(.suggestion, events: .tap), handlers: [(.tap, { _ in action() })]
    ) { Label._update(view.label, $0, $1) }
  }
}

extension EnvironmentValues {
  private enum DisclosedKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

  /// A Boolean value that indicates whether the disclosure group is open whose style made the
  /// button, which tells it to screen readers; `nil` outside of a style.
  var disclosed: Bool? {
    get { self[DisclosedKey.self] }
    set { self[DisclosedKey.self] = newValue }
  }

  private enum MenuLookKey: EnvironmentKey { static var defaultValue: ButtonLook? { nil } }

  /// The look of the menu's opener whose label contains the view; `nil` outside of one.
  var menuLook: ButtonLook? {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}
