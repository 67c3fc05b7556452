import StrataRendering

/// The content of an element, as far as the element's role and name for assistive technology depend
/// on it.
@MainActor struct ElementContent {
  private(set) var hasControl = false
  private(set) var hasWords: Bool
  /// The spoken names of the symbols that no text describes, in order.
  private(set) var symbols: [String] = []

  /// A Boolean value that indicates whether assistive technology has something to say.
  var isSpoken: Bool { hasWords || !symbols.isEmpty }

  init(of node: ElementNode) {
    // A name from a symbol is not counted as words, so that the symbol names the element again.
    let isNamed = node.isNamed || !node.holdsSymbol && node.element[.label] != nil
    hasWords = isNamed || node.element.hasWords
    if let name = node.element.spokenSymbol { symbols.append(name) }
    node.forEachChild { look(at: $0, isHidden: false) }
  }

  private mutating func look(at node: Node, isHidden: Bool) {
    if hasControl { return }
    var isHidden = isHidden
    if let element = (node as? ElementNode)?.element {
      hasControl =
        element.kind.isControl || (element.events.contains(.tap) && element[.reach] != nil)
      if !isHidden, let name = element.spokenSymbol { symbols.append(name) }
      isHidden = isHidden || element[.isHidden] != nil
      if !isHidden, element[.label] != nil || element.hasWords { hasWords = true }
    }
    node.forEachChild { look(at: $0, isHidden: isHidden) }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element shows a text, or a picture with a name.
  fileprivate var hasWords: Bool {
    text?.isEmpty == false || kind != .symbol && self[.alternative]?.isEmpty == false
  }

  /// The name with which assistive technology reads the symbol in an element without text; `nil` if
  /// the element is no symbol or has another name.
  var spokenSymbol: String? { kind == .symbol ? self[.alternative] : nil }
}
