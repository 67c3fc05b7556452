import StrataRendering

/// The part that an element plays for the alignment guides of the views in it.
enum GuideRole {
  /// It is a container that is aligned by these guides.
  case container(StyleRule.GuideContainer, x: GuideKey?, y: GuideKey?)
  /// It has the guides of the view in it.
  case passes
  /// The guides in it have no effect outside.
  case stops

  init(of element: Element) {
    let words = Set((element[.variant] ?? "").split(separator: " ").map(String.init))
    self =
      if words.contains("layer") { Self.frame(element) } else {
        words.isDisjoint(with: ["inset", "inset-bar", "own", "geo", "masked", "cut"])
          ? Self.role(of: element, words) : .stops
      }
  }

  private static func role(of element: Element, _ words: Set<String>) -> Self {
    switch element.kind {
    case .hStack: row(element)
    case .vStack: column(element)
    case .zStack where words.isDisjoint(with: ["over", "under"]): pile(element)
    case .zStack, .button, .link, .label: .passes
    case .box where words.contains("h"): row(element)
    case .box where words.contains("v"): column(element)
    case .box where words.contains("z"): pile(element)
    case .box: box(element)
    default: .stops
    }
  }

  private static func row(_ element: Element) -> Self {
    .container(.row, x: nil, y: GuideKey(vertical: element.alignItems))
  }

  private static func column(_ element: Element) -> Self {
    .container(.column, x: GuideKey(horizontal: element.alignItems), y: nil)
  }

  private static func pile(_ element: Element) -> Self {
    let (x, y) = element.place ?? (.center, .center)
    return .container(.pile, x: GuideKey(horizontal: x), y: GuideKey(vertical: y))
  }

  private static func frame(_ element: Element) -> Self {
    guard let (x, y) = element.place else { return .passes }
    return .container(.frame, x: GuideKey(horizontal: x), y: GuideKey(vertical: y))
  }

  private static func box(_ element: Element) -> Self {
    let isApart = element.style.contains { rule in
      switch rule {
      case .slot, .trait(.room): true
      default: false
      }
    }
    return isApart ? .stops : frame(element)
  }
}

extension Element {
  fileprivate var alignItems: StyleRule.Alignment {
    for case .alignItems(let alignment) in style { return alignment }
    return .center
  }

  fileprivate var place: (StyleRule.Alignment, StyleRule.Alignment)? {
    for case .place(let horizontal, let vertical) in style { return (horizontal, vertical) }
    return nil
  }
}
