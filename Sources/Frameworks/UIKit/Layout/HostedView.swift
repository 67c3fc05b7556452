import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// The node of a UIKit view.
///
/// The node is evaluated again when the view is marked as changed, when a value that its drawing
/// read has changed, and when the environment has changed.
struct HostedView: View {
  let view: UIView
  @Environment(\.self) private var environment

  var body: some View {
    let content =
      view.drawn(in: environment) ?? AnyView(ContainerView(view: view, edition: view.edition))
    let look = view.look
    content
      .modifier(RulesModifier(rules: look.rules))
      .modifier(AttributeModifier(attributes: look.attributes))
      .tint(view.ownTint?.color)
  }
}

/// The styles and attributes of a view's element.
struct ViewLook {
  var rules: [StyleRule] = []
  var attributes: [Attribute: String] = [:]
}

extension UIView {
  var look: ViewLook {
    var look = ViewLook()
    if let backgroundColor {
      look.rules.append(.background(backgroundColor.color.paint))
    }
    look.rules += layer.rules
    if clipsToBounds { look.rules.append(.clip) }
    if alpha < 1 { look.rules.append(.opacity(Double(max(0, alpha)))) }
    if isHidden { look.rules.append(.hidden) }
    if !isUserInteractionEnabled { look.rules.append(.untouchable) }
    if overrideUserInterfaceStyle != .unspecified {
      look.rules.append(.scheme(overrideUserInterfaceStyle == .dark ? "dark" : "light"))
    }
    look.attributes = spoken.attributes
    if namesItself { look.attributes[.label] = nil }
    if isNamedByRow { look.attributes[.identifier] = nil }
    if isHidden { look.attributes[.isHidden] = "true" }
    return look
  }
}

extension Spoken {
  var attributes: [Attribute: String] {
    var facts: [Attribute: String] = [:]
    facts[.identifier] = identifier
    facts[.label] = label
    facts[.valueText] = value
    facts[.hint] = hint
    if isHidden || isElement == false && label != nil { facts[.isHidden] = "true" }
    if traits.contains(.image) || isElement == true && label != nil && role == nil {
      facts[.role] = traits.contains(.image) ? "img" : "group"
    }
    if traits.contains(.selected) { facts[.isSelected] = "true" }
    if traits.contains(.updatesFrequently) { facts[.live] = "polite" }
    return facts
  }

  private var role: String? { traits.isDisjoint(with: [.button, .link, .header]) ? nil : "own" }
}
