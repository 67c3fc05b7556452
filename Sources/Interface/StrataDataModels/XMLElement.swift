/// An element of an XML document: its name, attributes and elements inside. Texts are left out.
struct XMLElement: Equatable, Sendable {
  var name: String
  var attributes: [String: String]
  var children: [XMLElement] = []

  /// Returns the child elements with a name.
  func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}

/// A reader of the XML that Xcode writes: elements, attributes, comments and character references.
struct XMLReader {
  /// The deepest nesting of elements; Xcode writes five levels. Each takes a part of the stack.
  private static let deepest = 64
  private let text: [Character]
  private var index = 0

  init(_ text: String) { self.text = Array(text) }

  /// Returns the outermost element.
  ///
  /// - Throws: ``DataModelProblem`` with the line at which the document is not well-formed XML.
  mutating func document() throws(DataModelProblem) -> XMLElement {
    skipText()
    guard let element = try element(0) else { throw problem("the file holds no XML element") }
    return element
  }

  private func problem(_ rule: String) -> DataModelProblem {
    let line = text.prefix(index).count { $0.isNewline } + 1
    return DataModelProblem(nil, nil, "line \(line): \(rule)")
  }

  private func begins(with mark: String) -> Bool {
    text.dropFirst(index).starts(with: mark)
  }

  /// Skips texts, comments and declarations up to the next tag.
  private mutating func skipText() {
    while index < text.count {
      if begins(with: "<!--") {
        skip(behind: "-->")
      } else if begins(with: "<?") || begins(with: "<!") {
        skip(behind: ">")
      } else if text[index] == "<" {
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func skip(behind mark: String) {
    while index < text.count, !begins(with: mark) { index += 1 }
    index = min(text.count, index + mark.count)
  }

  private mutating func skipSpace() {
    while index < text.count, text[index].isWhitespace { index += 1 }
  }

  /// Reads an element; returns `nil` at a closing tag and at the end.
  private mutating func element(_ depth: Int) throws(DataModelProblem) -> XMLElement? {
    guard index < text.count, !begins(with: "</") else { return nil }
    guard depth < Self.deepest else { throw problem("the elements are nested too deeply") }
    index += 1
    var element = XMLElement(name: name(), attributes: [:])
    while true {
      skipSpace()
      guard index < text.count else { throw problem("<\(element.name)> has no end") }
      if begins(with: "/>") {
        index += 2
        return element
      }
      if text[index] == ">" { break }
      let (key, value) = try attribute(of: element)
      element.attributes[key] = value
    }
    index += 1
    skipText()
    while let child = try self.element(depth + 1) {
      element.children.append(child)
      skipText()
    }
    try close(element)
    return element
  }

  private mutating func close(_ element: XMLElement) throws(DataModelProblem) {
    guard begins(with: "</\(element.name)") else {
      throw problem("</\(element.name)> is missing")
    }
    skip(behind: ">")
  }

  private mutating func name() -> String {
    let start = index
    while index < text.count, !text[index].isWhitespace, !"=/>".contains(text[index]) {
      index += 1
    }
    return String(text[start..<index])
  }

  private mutating func attribute(
    of element: XMLElement
  ) throws(DataModelProblem) -> (String, String) {
    let key = name()
    skipSpace()
    guard !key.isEmpty, begins(with: "=") else {
      throw problem("<\(element.name)> has an attribute without a value")
    }
    index += 1
    skipSpace()
    guard index < text.count, text[index] == "\"" || text[index] == "'" else {
      throw problem("the value of the XML attribute \(key) is not in quotes")
    }
    let quote = text[index]
    let start = index + 1
    index = start
    while index < text.count, text[index] != quote { index += 1 }
    guard index < text.count else {
      throw problem("the value of the XML attribute \(key) has no closing quote")
    }
    defer { index += 1 }
    return (key, Self.resolved(String(text[start..<index])))
  }

  private static let named = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// Replaces character references such as `&lt;` and `&#10;` by their characters. An unknown
  /// reference stays.
  static func resolved(_ text: String) -> String {
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { result, part in
      guard let end = part.firstIndex(of: ";") else { return "\(result)&\(part)" }
      let rest = part[part.index(after: end)...]
      guard let character = character(String(part[..<end])) else { return "\(result)&\(part)" }
      return result + character + rest
    }
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
