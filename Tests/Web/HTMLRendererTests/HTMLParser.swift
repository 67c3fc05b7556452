/// A parser for the HTML that the renderer writes. It is strict where a browser would guess, so
/// that every parser reads the same.
struct HTMLParser {
  struct Wrong: Error, CustomStringConvertible {
    var description: String
  }

  private var rest: Substring.UnicodeScalarView
  private var open: [DOMNode] = [DOMNode("#")]

  /// Returns a node without a tag that contains the parsed elements.
  static func parse(_ html: String) throws -> DOMNode {
    var parser = HTMLParser(rest: html[...].unicodeScalars)
    while !parser.rest.isEmpty { try parser.step() }
    guard parser.open.count == 1 else { throw Wrong(description: "not closed: \(parser.top.tag)") }
    return parser.top
  }

  private init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  private var top: DOMNode { open[open.count - 1] }

  private mutating func step() throws {
    guard rest.first == "<" else {
      let text = take { $0 != "<" }
      // The first line break inside a text area is not part of it.
      let isFirst =
        top.tag == "textarea" && top.children.isEmpty && text.unicodeScalars.first == "\n"
      let own = isFirst ? String(text.unicodeScalars.dropFirst()) : text
      return top.append(.text(try Self.unescaped(own)))
    }
    rest.removeFirst()
    if rest.first == "/" { try close() } else { try begin() }
  }

  private mutating func close() throws {
    rest.removeFirst()
    let tag = take { $0 != ">" }
    guard tag == top.tag, open.count > 1 else {
      throw Wrong(description: "</\(tag)> while <\(top.tag)> is open")
    }
    rest.removeFirst()
    open.removeLast()
  }

  private mutating func begin() throws {
    let tag = take { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    guard !tag.isEmpty else { throw Wrong(description: "a bare < before \(rest.prefix(20))") }
    let node = DOMNode(tag)
    while rest.first == " " { try readAttribute(of: node) }
    let isClosed = rest.first == "/"
    if isClosed { rest.removeFirst() }
    guard rest.first == ">" else { throw Wrong(description: "<\(tag) goes on: \(rest.prefix(20))") }
    rest.removeFirst()
    top.append(.element(node))
    if !isClosed, !["input", "img", "hr"].contains(tag) { open.append(node) }
  }

  private mutating func readAttribute(of node: DOMNode) throws {
    rest.removeFirst()
    let name = take { $0 != "=" && $0 != ">" && $0 != " " && $0 != "\"" }
    guard node.attributes[name] == nil else { throw Wrong(description: "\(name) twice") }
    guard rest.first == "=" else {
      node.attributes[name] = ""
      return
    }
    rest.removeFirst()
    guard rest.first == "\"" else { throw Wrong(description: "\(name) has no quotes") }
    rest.removeFirst()
    let value = take { $0 != "\"" }
    guard rest.popFirst() == "\"" else { throw Wrong(description: "\(name) does not end") }
    node.attributes[name] = try Self.unescaped(value)
  }

  private mutating func take(while matches: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: matches)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'",
  ]

  private static func unescaped(_ text: String) throws -> String {
    let parts = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
    return try parts.dropFirst().reduce(String(parts[0])) { result, part in
      guard let end = part.firstIndex(of: ";"), let plain = entities[String(part[..<end])] else {
        throw Wrong(description: "a bare & before \(part.prefix(20))")
      }
      return result + plain + String(part[part.index(after: end)...])
    }
  }
}
