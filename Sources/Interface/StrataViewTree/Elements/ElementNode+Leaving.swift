extension ElementNode {
  /// Marks this element as removed by the renderer; its node stays, and may be inserted again as a
  /// new element.
  func forgetRendering() {
    guard let children = renderedChildren else { return }
    renderedChildren = nil
    for child in children { child.forgetRendering() }
  }
}
