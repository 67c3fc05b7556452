import StrataRendering

extension ElementNode {
  /// Returns the new element with the keyboard reach that the old one has. The reach is decided
  /// once the content is known.
  func reaching(_ new: Element) -> Element {
    wantsReach = !new.kind.isControl && new.events.contains(.tap) && !gestures.isEmpty
    var element = new
    if wantsReach { element[.reach] = self.element[.reach] }
    return element
  }

  /// Makes a view with a tap a button for the keyboard and assistive technology, unless there are
  /// controls inside: nested controls could not be distinguished.
  func settleReach() {
    guard wantsReach else { return }
    let inside = Inside(of: self)
    let reach = inside.hasControl ? nil : inside.hasWords ? "button" : "focus"
    change(.reach, to: reach)
  }
}

/// The content of an element, as far as the element's role for assistive technology depends on it.
@MainActor private struct Inside {
  var hasControl = false
  var hasWords: Bool

  init(of node: ElementNode) {
    hasWords = node.element[.label] != nil || node.element.text?.isEmpty == false
    for child in node.children { look(at: child) }
  }

  private mutating func look(at node: Node) {
    if hasControl { return }
    if let element = (node as? ElementNode)?.element {
      hasControl =
        element.kind.isControl || (element.events.contains(.tap) && element[.reach] != nil)
      let isHidden = element[.isHidden] != nil
      let says = element[.label] != nil || element.text?.isEmpty == false
      if says, !isHidden { hasWords = true }
    }
    for child in node.children { look(at: child) }
  }
}

extension ElementKind {
  /// A Boolean value that indicates whether the keyboard reaches the element without help.
  var isControl: Bool {
    switch self {
    case .button, .link, .textField, .secureField, .textEditor, .toggle, .picker, .segments, .tab,
      .slider, .dateField, .colorField, .menu, .backLink, .suggestion:
      true
    default: false
    }
  }
}

extension Tree {
  /// Records that elements were added or removed: the role of those around them may change.
  func noteReach(around node: ElementNode) {
    guard reachableCount > 0 else { return }
    var next: Node? = node
    while let place = next {
      if let element = place as? ElementNode, element.wantsReach { reachToSettle.append(element) }
      next = place.parent
    }
  }

  func settleReach() {
    let nodes = reachToSettle
    reachToSettle = []
    for node in nodes where node.isMounted { node.settleReach() }
  }
}
