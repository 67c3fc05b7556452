/// A parser of the HTML that the server writes: every attribute is quoted, and every element closed
/// except for void ones. It does not parse arbitrary HTML.
struct PageParser {
  private static let void: Set<String> = ["meta", "link", "br", "hr", "img", "input"]
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "apos": "'", "nbsp": "\u{A0}",
  ]
  private var rest: Substring
  private let root = PageNode(tag: "#root")

  static func parse(_ html: String) -> PageNode {
    var parser = PageParser(rest: Substring(html))
    parser.read()
    return parser.root
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func read() {
    var open = root
    while !rest.isEmpty {
      let text = take(until: "<")
      if !text.isEmpty { open.append(.text(Self.unescape(text))) }
      guard !rest.isEmpty else { return }
      rest = rest.dropFirst()
      if rest.hasPrefix("/") {
        _ = take(until: ">")
        open = open.parent ?? root
      } else if rest.hasPrefix("!") {
        _ = take(until: ">")
      } else {
        let (element, isClosed) = readTag()
        open.append(element)
        if element.tag == "script" || element.tag == "style" {
          skipRaw(element.tag)
        } else if !isClosed {
          open = element
          continue
        }
      }
      if rest.hasPrefix(">") { rest = rest.dropFirst() }
    }
  }

  /// Reads a tag; returns whether it closes itself, as parts of an SVG do.
  private mutating func readTag() -> (element: PageNode, isClosed: Bool) {
    let name = take { $0 == " " || $0 == ">" || $0 == "\n" || $0 == "/" }
    let element = PageNode(tag: name)
    var isClosed = Self.void.contains(name)
    while let next = rest.first, next != ">" {
      if next.isWhitespace || next == "/" {
        isClosed = isClosed || next == "/"
        rest = rest.dropFirst()
        continue
      }
      let attribute = take { $0 == "=" || $0 == " " || $0 == ">" || $0 == "\n" }
      var value = ""
      if rest.hasPrefix("=\"") {
        rest = rest.dropFirst(2)
        value = take(until: "\"")
        rest = rest.dropFirst()
      }
      element.attributes[attribute] = Self.unescape(value)
    }
    if !isClosed { rest = rest.dropFirst() }
    return (element, isClosed)
  }

  private mutating func skipRaw(_ tag: String) {
    guard let end = rest.firstRange(of: "</\(tag)>") else {
      rest = ""
      return
    }
    rest = rest[end.upperBound...]
  }

  private mutating func take(until character: Character) -> String { take { $0 == character } }

  private mutating func take(_ ends: (Character) -> Bool) -> String {
    let end = rest.firstIndex(where: ends) ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }

  private static func unescape(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: ";"), let character = names[String(rest[..<end])] else {
        result += "&"
        continue
      }
      result += character
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}
