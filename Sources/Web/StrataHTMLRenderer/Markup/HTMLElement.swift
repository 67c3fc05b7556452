import StrataRendering

/// An HTML element: its tag, its attributes, and the markup before its children.
struct HTMLElement {
  var tag: String
  /// The attributes in order, their values not escaped yet.
  var attributes: [(name: String, value: String)] = []
  var classes: [String] = []
  var text: String?
  /// Markup that the renderer inserts before the children.
  var lead = ""

  var allAttributes: [(name: String, value: String)] {
    classes.isEmpty ? attributes : [("class", classes.joined(separator: " "))] + attributes
  }

  mutating func set(_ name: String, _ value: String?) {
    attributes.removeAll { $0.name == name }
    if let value { attributes.append((name, value)) }
  }

  var isVoid: Bool { tag == "input" || tag == "img" || tag == "hr" }
}
