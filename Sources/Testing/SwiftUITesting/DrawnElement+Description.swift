import StrataRendering

extension DrawnElement {
  /// Returns descriptions of this element and all its descendants, a line for each, with indented
  /// children.
  func description(depth: Int) -> [String] {
    if isCovered { return [] }
    let isSilent = isPlain && facts.isEmpty
    let below = children.flatMap { $0.description(depth: isSilent ? depth : depth + 1) }
    if isSilent { return below }
    let words = ["\(element.kind)"] + facts
    return [String(repeating: "  ", count: depth) + words.joined(separator: " ")] + below
  }

  /// A Boolean value that indicates whether the element only serves layout, so that a person does
  /// not notice it.
  private var isPlain: Bool {
    let layout: Set<ElementKind> = [
      .root, .box, .vStack, .hStack, .zStack, .scroll, .spacer, .divider, .pageContent, .shape,
    ]
    return layout.contains(element.kind)
  }

  private var facts: [String] {
    var facts: [String] = []
    if let identifier = element[.identifier] { facts.append("#\(identifier)") }
    if let text = element.text ?? element[.label] ?? element[.symbol] { facts.append("“\(text)”") }
    if let value = element[.valueText] { facts.append("= “\(value)”") }
    if let control = element.control { facts.append("= \(controlWords(control))") }
    if let url = element[.url] { facts.append("→ \(url)") }
    for (name, word) in Self.states where element[name] != nil { facts.append("(\(word))") }
    return facts
  }

  private func controlWords(_ control: ControlValue) -> String {
    switch control {
    case .text(let text): "“\(text)”"
    case .isOn(let isOn): isOn ? "on" : "off"
    case .choice: chosenOption.map { "“\($0)”" } ?? "none"
    }
  }

  private static let states: [(Attribute, String)] = [
    (.isDisabled, "disabled"), (.isSelected, "selected"), (.isCurrent, "current"),
    (.isBusy, "busy"), (.isHidden, "hidden"),
  ]
}
