import Foundation

/// A tag of a page.
struct HTMLTag: Equatable {
  var name: String
  var isEnd = false
  var attributes: [String: String] = [:]

  /// Reads the text between `<` and `>`. Returns `nil` if it is a comment or a declaration instead
  /// of a tag.
  init?(_ text: Substring) {
    var text = text
    if text.hasPrefix("/") {
      isEnd = true
      text = text.dropFirst()
    }
    guard text.first?.isLetter == true else { return nil }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    self.name = name.lowercased()
    attributes = Self.attributes(text.dropFirst(name.count))
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var (rest, found) = (text, [String: String]())
    while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "/" }) {
      rest = rest[start...]
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
      guard !name.isEmpty else { break }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value = value(&rest)
      if found[name.lowercased()] == nil { found[name.lowercased()] = HTMLEntities.read(value) }
    }
    return found
  }

  private static func value(_ rest: inout Substring) -> Substring {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let value = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(value.count)
      return value
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest.dropFirst(value.count + 2)
    return value
  }

  /// A Boolean value that indicates whether the element is a paragraph of its own.
  var isBlock: Bool { Self.blocks.contains(name) }
  /// A Boolean value that indicates whether the element has no end tag.
  var isVoid: Bool { Self.voids.contains(name) }
  /// A Boolean value that indicates whether the element's text is not shown.
  var isUnseen: Bool { ["script", "style", "title", "template", "noscript"].contains(name) }

  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "dd", "div", "dl", "dt", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav",
    "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  private static let voids: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]
}
