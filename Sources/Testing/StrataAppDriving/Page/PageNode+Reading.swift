extension PageNode {
  private static let fields: Set<String> = ["input", "textarea", "select"]

  /// A Boolean value that indicates whether the node is invisible, or ignored by screen readers.
  var isAway: Bool {
    attributes["aria-hidden"] == "true" || classes.contains("away") || classes.contains("vh")
      || ["script", "style", "head"].contains(tag)
      || tag == "svg" && attributes["aria-label"] == nil
  }

  /// The visible texts in the node, in order.
  var lines: [String] {
    if isAway { return [] }
    if tag == "#text" { return text.allSatisfy(\.isWhitespace) ? [] : [text] }
    if tag == "select" { return chosen.map { [$0] } ?? [] }
    if tag == "input", attributes["type"] != "checkbox" { return [value].filter { !$0.isEmpty } }
    return children.flatMap(\.lines)
  }

  var words: String { lines.joined(separator: " ") }

  var value: String {
    get { tag == "textarea" ? children.map(\.text).joined() : attributes["value"] ?? "" }
    set {
      if tag == "textarea" { children = [.text(newValue)] } else { attributes["value"] = newValue }
    }
  }

  var options: [PageNode] { all.filter { $0.tag == "option" } }

  private var chosen: String? {
    let option = options.first { $0.attributes["selected"] != nil } ?? options.first
    return option.map { $0.children.map(\.text).joined() }
  }

  /// The name with which a screen reader announces the node.
  var spokenName: String {
    if let label = attributes["aria-label"] { return label }
    if Self.fields.contains(tag) {
      return labelAround ?? attributes["placeholder"] ?? ""
    }
    return words
  }

  private var labelAround: String? {
    var next = parent
    while let place = next {
      if place.tag == "label" { return place.children.filter { !holds($0) }.map(\.words).joined() }
      next = place.parent
    }
    return nil
  }

  private func holds(_ other: PageNode) -> Bool { other.all.contains { $0 === self } }

  /// The role from the tag or attribute, for those roles that tests search for; `nil` for others.
  var role: String? {
    if let role = attributes["role"] { return role }
    switch tag {
    case "button": return "button"
    case "a": return attributes["href"] == nil ? nil : "link"
    case "h1", "h2", "h3": return "heading"
    case "select": return "combobox"
    case "textarea": return "textbox"
    case "input": return attributes["type"] == "checkbox" ? "checkbox" : "textbox"
    default: return nil
    }
  }
}
