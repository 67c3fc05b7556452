import StrataRendering

extension ElementNode {
  /// Returns the new element with the keyboard reach and the name that the old one has. Both are
  /// decided once the content is known.
  func reaching(_ new: Element) -> Element {
    wantsReach = !new.kind.isControl && new.events.contains(.tap) && !gestures.isEmpty
    var element = new
    if wantsReach { element[.reach] = self.element[.reach] }
    keepName(in: &element)
    return element
  }

  /// Makes a view with a tap a button for the keyboard and assistive technology, unless there are
  /// controls inside: nested controls could not be distinguished. Names the element by the symbols
  /// in it if it contains no text.
  func settleReach() {
    guard wantsReach || holdsSymbol else { return }
    let inside = ElementContent(of: self)
    if wantsReach {
      change(.reach, to: inside.hasControl ? nil : inside.isSpoken ? "button" : "focus")
    }
    if holdsSymbol, isNamedByContent, !isNamed { settleName(inside) }
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
