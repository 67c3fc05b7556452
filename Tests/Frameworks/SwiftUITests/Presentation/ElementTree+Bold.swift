import StrataRendering

extension ElementTree {
  /// Returns whether a text with these words is drawn in a bold or semibold font.
  func isBold(_ words: String) -> Bool {
    if element.text == words {
      return element.style.contains { if case .fontWeight(600...) = $0 { true } else { false } }
    }
    return children.contains { $0.isBold(words) }
  }
}
