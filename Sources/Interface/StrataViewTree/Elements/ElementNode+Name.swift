import StrataRendering

extension ElementNode {
  /// A Boolean value that indicates whether the element is named by its content, unless the app
  /// names it.
  var isNamedByContent: Bool { wantsReach || element.kind == .button || element.kind == .link }

  /// Keeps the name that the element got from a symbol, unless the app names it now.
  func keepName(in element: inout Element) {
    guard wantsReach || element.kind == .button || element.kind == .link else { return }
    isNamed = element[.label] != nil
    guard holdsSymbol, !isNamed else { return }
    element[.label] = self.element[.label]
    if element.spokenSymbol != nil { element[.isHidden] = self.element[.isHidden] }
  }

  /// Names the element by the symbols in it if it contains no text.
  func settleName(_ content: ElementContent) {
    let isUnnamed = content.hasWords || content.hasControl || content.symbols.isEmpty
    change(.label, to: isUnnamed ? nil : content.symbols.joined(separator: ", "))
    // A symbol alone is hidden, unless it has a name.
    if element.spokenSymbol != nil { change(.isHidden, to: isUnnamed ? "true" : nil) }
  }

  /// Lets a symbol name the element around it that is named by its content, or itself if it can be
  /// tapped.
  func offerName() {
    guard element.spokenSymbol != nil, let named = namedAround else { return }
    named.holdsSymbol = true
    if named !== self { tree.reachToSettle.append(named) }
  }

  /// The nearest element, at or around this one, that is named by its content; `nil` for none.
  fileprivate var namedAround: ElementNode? {
    var next: Node? = self
    while let place = next {
      if let element = place as? ElementNode, element.isNamedByContent { return element }
      next = place.parent
    }
    return nil
  }
}

extension Tree {
  /// Records that content has changed: the element around it may be named by a symbol in it.
  func noteName(around node: ElementNode) {
    guard let named = node.namedAround, named.holdsSymbol else { return }
    reachToSettle.append(named)
  }
}
