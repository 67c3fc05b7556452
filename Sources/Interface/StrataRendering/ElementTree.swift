/// An element with all its descendants, as inserted.
public struct ElementTree: Equatable, Sendable {
  /// The identifier.
  public var id: ElementID
  /// The element.
  public var element: Element
  /// The elements directly below.
  public var children: [ElementTree]

  /// Creates a tree.
  public init(id: ElementID, element: Element, children: [ElementTree] = []) {
    self.id = id
    self.element = element
    self.children = children
  }
}
