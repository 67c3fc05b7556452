import StrataRendering

extension ElementNode {
  /// The text field at or below this element, past the boxes that modifiers put around it.
  public var field: ElementNode? {
    if element.control != nil { return self }
    return element.kind == .box ? currentChildren.first?.field : nil
  }

  /// Moves the browser's focus, if the app wants it elsewhere than it is.
  public func focus(isWanted: Bool) {
    guard isWanted != hasFocus else { return }
    hasFocus = isWanted
    tree.emit(.focus(isWanted ? id : nil))
  }
}
