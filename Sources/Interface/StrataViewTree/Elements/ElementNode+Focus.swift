import StrataRendering

extension ElementNode {
  /// The text field at or below this element, looking through the elements that modifiers and lists
  /// add; `nil` if there is none.
  public var field: ElementNode? {
    if element.control != nil { return self }
    switch element.kind {
    case .box: return currentChildren.first?.field
    // A row may have other parts, such as actions.
    case .row: return currentChildren.lazy.compactMap(\.field).first
    default: return nil
    }
  }

  /// Moves the browser's focus to this element or away from it, unless that is so already.
  ///
  /// - Returns: Whether the focus moves.
  @discardableResult public func focus(isWanted: Bool) -> Bool {
    guard isWanted != hasFocus else { return false }
    hasFocus = isWanted
    tree.emit(.focus(isWanted ? id : nil))
    return true
  }
}
