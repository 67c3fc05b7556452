extension ElementNode {
  /// The renderer took this element away; its place stays, and may show again as something new.
  func forgetRendering() {
    guard let children = renderedChildren else { return }
    renderedChildren = nil
    for child in children { child.forgetRendering() }
  }
}
