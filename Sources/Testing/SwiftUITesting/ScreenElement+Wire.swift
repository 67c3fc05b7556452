public import StrataRendering

extension ScreenElement {
  /// The number by which patches identify this element while it is on the page.
  public var id: ElementID { drawn.id }

  /// The element's description that the browser has received, for comparing whole patches.
  public var drawing: Element {
    screen.flush()
    return drawn.element
  }

  /// The description of the element and its descendants that the browser has received.
  public var drawingTree: ElementTree {
    screen.flush()
    return drawn.picture
  }
}

extension Screen {
  /// Returns the identifier of an element's parent, as patches contain it; `nil` for a root.
  public func parent(of element: ScreenElement) -> ElementID? {
    flush()
    return element.drawn.parent?.id
  }
}

extension Screen {
  /// The whole page that the browser has received, without sheets and alerts.
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
