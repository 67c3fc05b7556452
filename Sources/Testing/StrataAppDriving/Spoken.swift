import StrataBrowserTesting
import StrataRendering
import SwiftUITesting

/// The announcement of one element by a screen reader.
struct Spoken: CustomStringConvertible {
  let role: String
  let name: String
  var value = ""
  var isOn = false
  var isDisabled = false

  var description: String {
    var words = "\(role) “\(name)”"
    if !value.isEmpty { words += " = “\(value)”" }
    if isOn { words += " on" }
    if isDisabled { words += " disabled" }
    return words
  }

  /// The listed roles; plain text and containers are left out.
  private static let roles: Set = [
    "button", "link", "heading", "image", "textbox", "searchbox", "switch", "checkbox", "combobox",
  ]
  private static let written: Set = ["textbox", "searchbox", "combobox"]
}

extension Spoken {
  /// Creates an announcement from a node of Chromium's accessibility tree; `nil` if a screen reader
  /// would not announce the node by itself.
  init?(_ node: AccessibilityNode) {
    let role = node.role == "img" ? "image" : node.role
    guard Self.roles.contains(role) else { return nil }
    self.role = role
    name = node.name
    if Self.written.contains(role) { value = node.value }
    isOn = node.isChecked
    isDisabled = node.isDisabled
  }

  /// Creates an announcement from an element of the page's markup; `nil` if a screen reader would
  /// not announce it by itself.
  init?(_ node: PageNode) {
    guard var role = node.role else { return nil }
    if role == "img" { role = "image" }
    guard Self.roles.contains(role) else { return nil }
    self.role = role
    name = node.spokenName
    if node.tag == "select" { value = node.words }
    if role == "textbox" || role == "searchbox" {
      let isSecret = node.attributes["type"] == "password"
      value = isSecret ? String(repeating: "•", count: node.value.count) : node.value
    }
    isOn = node.attributes["checked"] != nil
    isDisabled = node.attributes["disabled"] != nil || node.attributes["aria-disabled"] == "true"
  }

  /// Creates an announcement from an element of the app in memory; `nil` if a screen reader would
  /// not announce it by itself.
  @MainActor init?(_ element: ScreenElement) {
    let drawing = element.drawing
    let given = drawing[.role].map { $0 == "img" ? "image" : $0 }
    guard let role = given ?? drawing.kind.spokenRole, Self.roles.contains(role) else { return nil }
    name = element.label
    // An image without a name is not announced.
    if role == "image", name.isEmpty { return nil }
    self.role = role
    if Self.written.contains(role) {
      let isSecret = drawing.kind == .secureField
      value = isSecret ? String(repeating: "•", count: element.value.count) : element.value
    }
    isOn = element.isOn
    isDisabled = element.isDisabled
  }
}

extension ElementKind {
  fileprivate var spokenRole: String? {
    switch self {
    case .button: "button"
    case .link, .backLink, .tab: "link"
    case .heading, .largeTitle, .sectionHeader: "heading"
    case .symbol, .picture: "image"
    case .textField, .secureField, .textEditor: "textbox"
    case .toggle: "switch"
    case .picker: "combobox"
    default: nil
    }
  }
}
