public import StrataRendering

extension Tree {
  /// Returns the whole window as it is, for a first page. Later changes are sent as mutations.
  public func snapshot() -> [ElementTree] {
    flush()
    guard let screen, let presentations else { return [.gone(.screen), .gone(.presentations)] }
    isDrawing = true
    defer { isDrawing = false }
    return [screen.snapshot(), presentations.snapshot()]
  }
}

extension ElementTree {
  /// Returns an empty root, for a tree that was unmounted.
  fileprivate static func gone(_ id: ElementID) -> ElementTree {
    ElementTree(id: id, element: Element(.root))
  }
}
