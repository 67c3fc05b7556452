/// An element with everything below it, as it is when it first appears.
public struct ElementTree: Equatable, Sendable {
  public var id: ElementID
  public var element: Element
  public var children: [ElementTree]

  public init(id: ElementID, element: Element, children: [ElementTree] = []) {
    self.id = id
    self.element = element
    self.children = children
  }
}
