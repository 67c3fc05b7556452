/// An element with all its descendants, as inserted.
public struct ElementTree: Equatable, Sendable {
  /// The identifier of the element at the top.
  public var id: ElementID
  /// The element at the top.
  public var element: Element
  /// The child elements, in order.
  public var children: [ElementTree]

  /// Creates a tree.
  public init(id: ElementID, element: Element, children: [ElementTree] = []) {
    self.id = id
    self.element = element
    self.children = children
  }
}
