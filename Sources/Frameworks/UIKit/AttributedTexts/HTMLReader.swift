import Foundation

/// Reads the text of an HTML page together with its appearance.
///
/// It reads what apps put into attributed strings: paragraphs, headings, lists, links, and
/// emphasized and colored words. It does not load anything, so pictures and linked style sheets are
/// left out.
struct HTMLReader {
  private(set) var runs: [HTMLRun] = []
  private var rest: Substring
  /// The elements whose end tag was not yet read, the innermost last.
  private var open: [(name: String, look: HTMLLook)] = []
  /// The numbers of the next items in lists; `nil` for lists without numbers.
  private var numbers: [Int?] = []
  /// The declarations of style sheets, by the name of an element.
  private var rules: [String: String] = [:]
  private var isAtStart = true
  private var endsInSpace = true

  private init(_ page: String) { rest = page.replacing("\r\n", with: "\n")[...] }

  /// Returns the text of a page.
  static func runs(of page: String) -> [HTMLRun] {
    var reader = HTMLReader(page)
    reader.read()
    return reader.runs
  }

  private var look: HTMLLook { open.last?.look ?? HTMLLook() }

  private mutating func read() {
    while let mark = rest.firstIndex(of: "<") {
      write(rest[..<mark])
      rest = rest[mark...].dropFirst()
      readTag()
    }
    write(rest)
  }

  private mutating func readTag() {
    if rest.hasPrefix("!--") {
      rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      return
    }
    guard let next = rest.first, next.isLetter || "/!?".contains(next) else {
      return write("<")
    }
    let text = rest[..<endOfTag]
    rest = rest[text.endIndex...].dropFirst()
    guard let tag = HTMLTag(text) else { return }
    if tag.isEnd { end(tag) } else { begin(tag) }
  }

  /// The index of the `>` that ends the tag. A `>` in quotes does not end it.
  private var endOfTag: Substring.Index {
    var quote: Character?
    return rest.firstIndex { character in
      if let open = quote {
        if character == open { quote = nil }
        return false
      }
      if character == "\"" || character == "'" { quote = character }
      return character == ">"
    } ?? rest.endIndex
  }

  // MARK: Elements

  private mutating func begin(_ tag: HTMLTag) {
    if tag.isUnseen { return skip(tag) }
    if tag.name == "br" { return breakLine() }
    if tag.isBlock { beginBlock(tag) }
    guard !tag.isVoid else { return }
    var look = look
    look.enter(tag)
    for name in ["*", tag.name] { rules[name].map { look.apply($0) } }
    tag.attributes["style"].map { look.apply($0) }
    open.append((tag.name, look))
    if tag.name == "li" { writeMark() }
  }

  private mutating func beginBlock(_ tag: HTMLTag) {
    // A paragraph or an item ends where the next one begins.
    if ["p", "li"].contains(tag.name), open.last?.name == tag.name { close(tag.name) }
    endLine()
    if tag.name == "ul" { numbers.append(nil) }
    // Each item adds one, which the largest of all numbers does not allow.
    if tag.name == "ol" {
      numbers.append(tag.attributes["start"].flatMap { Int32($0) }.map { Int($0) } ?? 1)
    }
  }

  private mutating func end(_ tag: HTMLTag) {
    if tag.name == "br" { return breakLine() }
    close(tag.name)
    if tag.isBlock { endLine() }
    if tag.name == "td" || tag.name == "th" { writeSpace() }
    if tag.name == "ul" || tag.name == "ol" { _ = numbers.popLast() }
  }

  private mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    open.removeSubrange(index...)
  }

  /// Leaves out the text of an element, and reads a style sheet.
  private mutating func skip(_ tag: HTMLTag) {
    let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive)
    let text = rest[..<(end?.lowerBound ?? rest.endIndex)]
    rest = rest[text.endIndex...]
    if tag.name == "style" { readRules(text) }
  }

  private mutating func readRules(_ sheet: Substring) {
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        rules[name, default: ""] += parts[1] + ";"
      }
    }
    // A fragment may have no element `body` to which its rule would apply.
    if !open.contains(where: { $0.name == "body" }), let body = rules["body"] {
      var look = look
      look.apply(body)
      open.append(("body", look))
    }
  }

  // MARK: Text

  private mutating func write(_ text: Substring) {
    guard !text.isEmpty else { return }
    let read = HTMLEntities.read(text)
    if look.keepsSpace { return append(read) }
    var collapsed = ""
    for character in read {
      let isSpace = character != "\u{a0}" && character.isWhitespace
      if !isSpace { collapsed.append(character) } else if !endsInSpace { collapsed += " " }
      endsInSpace = isSpace
    }
    append(collapsed)
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    isAtStart = text.hasSuffix("\n")
    endsInSpace = isAtStart || text.hasSuffix(" ")
    if runs.last?.look == look {
      runs[runs.count - 1].text += text
    } else {
      runs.append(HTMLRun(text: text, look: look))
    }
  }

  private mutating func writeSpace() { if !endsInSpace { append(" ") } }

  private mutating func breakLine() { append("\n") }

  /// Ends the line, if something is on it.
  private mutating func endLine() {
    guard !isAtStart else { return }
    if let last = runs.last, last.text.hasSuffix(" "), !last.look.keepsSpace {
      runs[runs.count - 1].text.removeLast()
    }
    append("\n")
  }

  private mutating func writeMark() {
    guard let number = numbers.last else { return }
    append(number.map { "\t\($0).\t" } ?? "\t•\t")
    endsInSpace = true
    if let number { numbers[numbers.count - 1] = number + 1 }
  }
}
