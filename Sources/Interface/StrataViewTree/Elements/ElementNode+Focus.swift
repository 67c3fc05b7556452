import StrataRendering

extension ElementNode {
  /// The text field at or below this element, looking through the elements that modifiers add;
  /// `nil` if there is none.
  public var field: ElementNode? {
    if element.control != nil { return self }
    return element.kind == .box ? currentChildren.first?.field : nil
  }

  /// Moves the browser's focus to this element or away from it, unless that is so already.
  public func focus(isWanted: Bool) {
    guard isWanted != hasFocus else { return }
    hasFocus = isWanted
    tree.emit(.focus(isWanted ? id : nil))
  }
}
