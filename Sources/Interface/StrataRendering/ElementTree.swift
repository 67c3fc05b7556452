/// An element with all its descendants, to be inserted into the page.
public struct ElementTree: Equatable, Sendable {
  /// The identifier of the topmost element.
  public var id: ElementID
  /// The topmost element.
  public var element: Element
  /// The child elements, in order.
  public var children: [ElementTree]

  /// Creates an element with all its descendants, to be inserted into the page.
  public init(id: ElementID, element: Element, children: [ElementTree] = []) {
    self.id = id
    self.element = element
    self.children = children
  }
}
