public import StrataRendering

extension ScreenElement {
  /// The number by which patches name this element. It is this element's as long as it is shown.
  public var id: ElementID { drawn.id }

  /// The element as the browser has it, for comparing patches whole.
  public var drawing: Element {
    screen.flush()
    return drawn.element
  }
}

extension Screen {
  /// The number of the element that directly holds another: what patches name as its parent.
  public func parent(of element: ScreenElement) -> ElementID? {
    flush()
    return element.drawn.parent?.id
  }
}

extension Screen {
  /// The whole page as the browser has it, sheets and alerts aside.
  public var drawing: ElementTree {
    flush()
    return browser.roots[0].picture
  }
}

extension DrawnElement {
  fileprivate var picture: ElementTree {
    ElementTree(id: id, element: element, children: children.map(\.picture))
  }
}
