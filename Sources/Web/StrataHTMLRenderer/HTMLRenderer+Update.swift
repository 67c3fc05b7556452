import StrataRendering
import StrataWire

extension HTMLRenderer {
  /// Appends the differences between two states of an element, attribute by attribute.
  func appendUpdate(
    _ id: ElementID, _ old: Element, _ new: Element, to operations: inout [PatchOperation]
  ) {
    operations += fresh(new.allRules.map(\.className)).map(PatchOperation.rule)
    let number = id.rawValue
    let old = old.html(id)
    let new = new.html(id)
    if old.lead.unchecked != new.lead.unchecked {
      operations.append(.markup(id: number, html: new.lead))
    }
    if old.text != new.text { operations.append(.text(id: number, new.text ?? "")) }
    let before = Dictionary(old.allAttributes, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.allAttributes, uniquingKeysWith: { first, _ in first })
    for (name, value) in new.allAttributes where before[name] != value && !isLive(name, new) {
      operations.append(.attribute(id: number, name: name, value: value))
    }
    for (name, _) in old.allAttributes where after[name] == nil && !isLive(name, new) {
      operations.append(.attribute(id: number, name: name, value: nil))
    }
  }
}

/// Returns whether an attribute only sets a control's initial value: later values are sent as
/// `control`.
private func isLive(_ name: String, _ html: HTMLElement) -> Bool {
  switch html.tag {
  case "input": name == "value" || name == "checked"
  // It would change the choice even if the person has chosen another meanwhile.
  case "option": name == "selected"
  default: false
  }
}

extension String {
  /// The markup of a segmented control's segment without its initial state, which only the browser
  /// changes afterwards.
  fileprivate var unchecked: String {
    hasPrefix("<input") ? replacing(" checked>", with: ">", maxReplacements: 1) : self
  }
}
