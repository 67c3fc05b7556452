import StrataRendering

extension DrawnElement {
  /// A Boolean value that indicates whether the element is on a page that another page covers, or
  /// in a tab that is not selected.
  var isCovered: Bool {
    (element.kind == .page || element.kind == .tabContent) && element[.variant] == "away"
  }

  /// The element's accessible name.
  var spokenName: String {
    if let label = element[.label] { return label }
    if element.control != nil { return rowLabel }
    return words(hidden: element.kind == .barTitle).joined(separator: " ")
  }

  /// The text next to a switch or menu, which is its name.
  private var rowLabel: String {
    guard let row = parent(of: .label) else { return "" }
    return row.children.filter { !$0.holds(self) }.flatMap { $0.words() }.joined(separator: " ")
  }

  private func parent(of kind: ElementKind) -> DrawnElement? {
    parent.flatMap { $0.element.kind == kind ? $0 : $0.parent(of: kind) }
  }

  func holds(_ other: DrawnElement) -> Bool {
    self === other || children.contains { $0.holds(other) }
  }

  private func words(hidden: Bool = false) -> [String] {
    if element[.isHidden] != nil, !hidden { return [] }
    if let label = element[.label] { return [label] }
    if let text = element.text ?? spans { return text.isEmpty ? [] : [text] }
    return children.flatMap { $0.words() }
  }

  /// The visible texts of the element and its descendants.
  var lines: [String] {
    if isCovered || element[.isHidden] != nil { return [] }
    // A menu is closed until it is opened.
    if element.kind == .menuList, element[.name] != nil { return [] }
    if let text = element.text ?? spans, element.kind != .option {
      return text.isEmpty ? [] : [text]
    }
    if let control = element.control, element.kind != .carousel { return value(of: control) }
    if children.isEmpty { return element[.label].map { [$0] } ?? [] }
    return children.flatMap(\.lines)
  }

  /// The combined text of an element's spans; `nil` if it has none.
  private var spans: String? {
    guard element.kind == .text || element.kind == .heading, !children.isEmpty else { return nil }
    return children.compactMap { $0.element[.label] ?? $0.element.text }.joined()
  }

  private func value(of control: ControlValue) -> [String] {
    switch control {
    case .text(let text): [text.isEmpty ? element[.placeholder] ?? "" : text].filter { !$0.isEmpty }
    case .isOn: []
    case .choice: element.kind == .segments ? optionWords : chosenOption.map { [$0] } ?? []
    }
  }

  var options: [DrawnElement] { children.filter { $0.element.kind == .option } }

  private var optionWords: [String] { options.compactMap(\.element.text) }

  var chosenOption: String? {
    guard case .choice(let number) = element.control else { return nil }
    return options.first { $0.element[.choice] == number }?.element.text
  }
}
