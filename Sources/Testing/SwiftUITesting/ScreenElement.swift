import StrataRendering

/// An element of a screen: its contents, and the actions of a person on it.
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

  /// The accessible name of the element.
  public var label: String {
    screen.flush()
    return drawn.spokenName
  }

  /// The visible texts in the element, line by line.
  public var lines: [String] {
    screen.flush()
    return drawn.lines
  }

  /// The visible texts in the element, one on each line.
  public var text: String { lines.joined(separator: "\n") }

  /// A field's text, a picker's selected option, or the `accessibilityValue`.
  public var value: String {
    switch element.control {
    case .text(let text): text
    case .choice: drawn.chosenOption ?? ""
    case .isOn(let isOn): isOn ? "on" : "off"
    case nil: element[.valueText] ?? ""
    }
  }

  /// The `accessibilityIdentifier` of the element.
  public var identifier: String? { element[.identifier] }
  /// The accessibility hint of the element.
  public var hint: String? { element[.hint] }
  /// The address that a link leads to; `nil` for other elements.
  public var url: String? { element[.url] }
  /// A Boolean value that indicates whether a switch is on.
  public var isOn: Bool { element.control == .isOn(true) }
  /// A Boolean value that indicates whether the element is disabled.
  public var isDisabled: Bool { element[.isDisabled] != nil }
  /// A Boolean value that indicates whether the element is selected or the current item.
  public var isSelected: Bool { element[.isSelected] != nil || element[.isCurrent] != nil }
  /// A Boolean value that indicates whether the element is marked as busy.
  public var isBusy: Bool { element[.isBusy] != nil }
  /// A Boolean value that indicates whether the element has the keyboard focus.
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
