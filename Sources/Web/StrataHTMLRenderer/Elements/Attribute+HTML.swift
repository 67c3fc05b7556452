import StrataRendering

extension Attribute {
  /// Writes the attribute as its HTML equivalent.
  func write(_ value: String, of element: Element, to html: inout HTMLElement) {
    switch self {
    case .identifier: html.set("data-testid", value)
    case .label, .valueText, .role, .isHidden, .hint: writeAccessible(value, element, &html)
    case .url: html.set("href", LinkScheme.safe(value))
    case .source: html.set("src", LinkScheme.picture(value))
    case .sources: html.set("srcset", LinkScheme.pictures(value))
    case .minimumScale: html.set("data-fit", value)
    case .width: html.set("width", value)
    case .height: html.set("height", value)
    case .alternative where element.kind != .symbol: html.set("alt", value)
    case .placeholder: html.set("placeholder", value)
    case .draftKey: html.set("data-k", value)
    case .keyboard: html.set("inputmode", value)
    case .contentType where value != "search" && element.kind != .dateField:
      html.set("autocomplete", value)
    case .submitLabel: html.set("enterkeyhint", value)
    case .capitalization: html.set("autocapitalize", value)
    case .correction:
      html.set("autocorrect", value)
      html.set("spellcheck", value == "off" ? "false" : "true")
    case .isDisabled: html.set(element.isNativeControl ? "disabled" : "aria-disabled", "true")
    case .isSelected: writeSelected(element, &html)
    case .isPressed where element.kind == .button || element[.role] == "button":
      html.set("aria-pressed", element[.isSelected] ?? value)
    case .isCurrent: html.set("aria-current", "page")
    case .isBusy: html.set("aria-busy", "true")
    case .fraction where element.kind == .ring || element.isDrawnSlider:
      html.set(
        "aria-valuenow", String(Int(((Double(value) ?? 0).clamped(to: 0...1) * 100).rounded())))
      html.set("aria-valuemin", "0")
      html.set("aria-valuemax", "100")
    case .fraction: html.set("value", value)
    case .autofocus: html.set("data-autofocus", "")
    case .scrollKey: html.set("data-scroll", value)
    case .axis where value == "horizontal": html.classes.append("x")
    case .level where element.kind != .heading || value != "2": html.set("aria-level", value)
    case .name: html.set("id", value)
    case .controls: html.set("aria-controls", value)
    case .live: html.set("aria-live", value)
    case .language: html.set("lang", value)
    case .direction: html.set("dir", value)
    case .anchor: html.set("data-anchor", value)
    case .edge: html.set("data-edge", value)
    case .modality: html.set("data-modal", value)
    case .count: html.set("aria-setsize", value)
    case .position: html.set("aria-posinset", value)
    case .space: html.set("data-space", value)
    case .scheme: html.set("data-scheme", value)
    case .isExpanded: html.set("aria-expanded", value)
    case .members: html.set("data-rows", value)
    case .isChecked: html.set("aria-checked", value)
    case .opens:
      html.set("popovertarget", value)
      html.set("aria-haspopup", "menu")
    case .shortcut: html.set("aria-keyshortcuts", value)
    case .share: html.set("data-share", value)
    case .touches: html.set("data-g", value)
    case .reach where element[.isHidden] == nil:
      let isOff = element.isInnerButton && element[.isDisabled] != nil
      html.set("tabindex", isOff ? "-1" : "0")
      if value == "button" { html.set("role", element[.role] ?? "button") }
    case .twin: html.set("data-mg", value)
    case .accepted: html.set("accept", value)
    case .isMultiple: html.set("multiple", "")
    case .map: html.set("data-map", value)
    case .keys: html.set("data-keys", value)
    case .hover: html.set("data-hover", value)
    case .isInert: html.set("inert", "")
    case .camera: html.set("capture", value)
    case .commands where element.kind == .frame: html.set("data-run", value)
    case .minimum where element.isNativeControl: html.set("min", value)
    case .maximum where element.isNativeControl: html.set("max", value)
    case .step where element.isNativeControl: html.set("step", value)
    default: break
    }
  }

  private func writeSelected(_ element: Element, _ html: inout HTMLElement) {
    switch element.kind {
    case .option where element[.group] == nil: html.set("selected", "")
    case .suggestion: html.set("aria-selected", "true")
    case .button where element[.isPressed] == nil: html.set("aria-pressed", "true")
    default: break
    }
  }

  private func writeAccessible(_ value: String, _ element: Element, _ html: inout HTMLElement) {
    switch self {
    case .label:
      let said = element.isDrawnSlider ? nil : element[.valueText]
      let full = [value, said].compactMap { $0 }.joined(separator: ", ")
      html.set("aria-label", full)
      if element[.role] == nil, let role = element.kind.roleWithName { html.set("role", role) }
    case .valueText where element.isDrawnSlider: html.set("aria-valuetext", value)
    case .valueText where element[.label] == nil: html.set("title", value)
    case .hint: html.set("title", value)
    case .role: html.set("role", value)
    case .isHidden where element[.isInert] == nil:  // `inert` implies it
      html.set("aria-hidden", "true")
      // Hidden from assistive technology, it must not take the focus either.
      if element.isNativeControl { html.set("tabindex", "-1") }
    default: break
    }
  }
}

extension Element {
  fileprivate var isNativeControl: Bool {
    switch kind {
    case .button: !isInnerButton
    case .textField, .secureField, .textEditor, .toggle, .picker, .segments, .option, .slider,
      .dateField, .colorField, .fileField:
      true
    default: false
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element has the role of a slider without being the
  /// browser's control, so that its value must be written for assistive technology.
  fileprivate var isDrawnSlider: Bool { self[.role] == "slider" && kind != .slider }

  /// A Boolean value that indicates whether the element is a button in the label of another button.
  /// A parser of HTML would move a native button out of it.
  var isInnerButton: Bool { kind == .button && self[.reach] != nil }

  /// A Boolean value that indicates whether the keyboard reaches the element without help.
  var isInteractive: Bool { isNativeControl || kind == .link || kind == .tab }
}

extension ElementKind {
  /// The role for kinds whose tag has none: ARIA allows labels only on elements with a role.
  fileprivate var roleWithName: String? {
    switch self {
    case .text, .symbol, .shape: "img"
    case .box, .vStack, .hStack, .zStack, .grid, .unavailable, .map, .frame: "group"
    case .scroll: "region"
    default: nil
    }
  }
}
