public import StrataRendering

extension ScreenElement {
  /// The number by which patches identify this element for as long as it is shown.
  public var id: ElementID { drawn.id }

  /// The element as the browser has it, for comparing whole patches.
  public var drawing: Element {
    screen.flush()
    return drawn.element
  }

  /// The element with all that is in it, as the browser has it.
  public var drawingTree: ElementTree {
    screen.flush()
    return drawn.picture
  }
}

extension Screen {
  /// Returns the number of an element's parent, as patches identify it.
  public func parent(of element: ScreenElement) -> ElementID? {
    flush()
    return element.drawn.parent?.id
  }
}

extension Screen {
  /// The whole page as the browser has it, without sheets and alerts.
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
