import StrataRendering

/// One thing on a screen: what it says, and what a person can do with it.
@MainActor public struct ScreenElement: ScreenScope {
  let drawn: DrawnElement
  let screen: Screen

  init(_ drawn: DrawnElement, on screen: Screen) {
    self.drawn = drawn
    self.screen = screen
  }

  private var element: Element {
    screen.flush()
    return drawn.element
  }

  /// What a screen reader says first.
  public var label: String {
    screen.flush()
    return drawn.spokenName
  }

  /// What is written in it, piece by piece.
  public var lines: [String] {
    screen.flush()
    return drawn.lines
  }

  public var text: String { lines.joined(separator: "\n") }

  /// A field's text, a picker's chosen words, or what `accessibilityValue` says.
  public var value: String {
    switch element.control {
    case .text(let text): text
    case .choice: drawn.chosenOption ?? ""
    case .isOn(let isOn): isOn ? "on" : "off"
    case nil: element[.valueText] ?? ""
    }
  }

  public var identifier: String? { element[.identifier] }
  public var hint: String? { element[.hint] }
  /// Where a link leads.
  public var url: String? { element[.url] }
  public var isOn: Bool { element.control == .isOn(true) }
  public var isDisabled: Bool { element[.isDisabled] != nil }
  public var isSelected: Bool { element[.isSelected] != nil || element[.isCurrent] != nil }
  public var isBusy: Bool { element[.isBusy] != nil }
  public var isFocused: Bool { screen.focused?.drawn === drawn }

  public func all(_ kind: ScreenElementKind, _ name: String?) -> [ScreenElement] {
    screen.flush()
    return drawn.children.flatMap { $0.all(kind, name) }.map { ScreenElement($0, on: screen) }
  }

  public var tree: String {
    screen.flush()
    return drawn.description(depth: 0).joined(separator: "\n")
  }
}
