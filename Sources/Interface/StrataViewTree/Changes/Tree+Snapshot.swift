public import StrataRendering

extension Tree {
  /// The whole window as it is: a first page. What changes afterwards comes as mutations.
  public func snapshot() -> [ElementTree] {
    flush()
    guard let screen, let presentations else { return [.gone(.screen), .gone(.presentations)] }
    isDrawing = true
    defer { isDrawing = false }
    return [screen.snapshot(), presentations.snapshot()]
  }
}

extension ElementTree {
  /// A root of a tree that was taken down.
  fileprivate static func gone(_ id: ElementID) -> ElementTree {
    ElementTree(id: id, element: Element(.root))
  }
}
