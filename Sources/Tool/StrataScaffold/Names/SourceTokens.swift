/// The words and signs of a Swift source, without comments and the texts of strings.
///
/// The code in interpolations is kept. It is enough for generated sources, and much faster than a
/// syntax tree.
struct SourceTokens {
  /// A word or a sign, with the sign directly before it.
  struct Token {
    var text: String
    var before: String

    /// A Boolean value that indicates whether this is a name that is looked up from where it
    /// stands: no member, macro or attribute, and no type.
    var isName: Bool {
      text.first?.isLowercase == true && !isMember && !Self.words.contains(text)
    }

    /// A Boolean value that indicates whether this is a member, a macro or an attribute.
    var isMember: Bool { before == "." || before == "#" || before == "@" }

    /// The words of the language, which no lookup finds.
    private static let words = TypeName.keywords.union(TypeName.accessors).union([
      "any", "async", "borrowing", "consuming", "convenience", "each", "final", "indirect", "lazy",
      "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
      "required", "sending", "some", "unowned", "weak",
    ])
  }

  private(set) var all: [Token] = []
  private let bytes: [UInt8]
  private var place = 0
  private var before = ""

  init(_ text: String) {
    bytes = Array(text.utf8)
    while place < bytes.count { read() }
  }

  private mutating func read() {
    let first = bytes[place]
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\n") {
      (place, before) = (place + 1, "")
    } else if Self.isWord(first) {
      take(bytes[place...].prefix(while: Self.isWord).count)
    } else if first == UInt8(ascii: "/"), isNext("//") {
      place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    } else if first == UInt8(ascii: "\""), isNext("\"\"\"") {
      skip(past: "\"\"\"", from: 3)
    } else if first == UInt8(ascii: "\"") {
      readText()
    } else if first == UInt8(ascii: "#"), isNext("#\"") {
      skip(past: "\"#", from: 2)
    } else if first == UInt8(ascii: "`") {
      skip(past: "`", from: 1)
    } else {
      take(1)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  private func isNext(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func take(_ count: Int) {
    let text = String(decoding: bytes[place..<place + count], as: UTF8.self)
    all.append(Token(text: text, before: before))
    place += count
    before = text
  }

  private mutating func skip(past end: String, from count: Int) {
    place += count
    while place < bytes.count, !isNext(end) { place += 1 }
    (place, before) = (place + end.utf8.count, "\"")
  }

  /// Reads a string of one line: only what its interpolations contain.
  private mutating func readText() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if isNext("\\(") {
        (place, before) = (place + 1, "")
        readParentheses()
      } else {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    (place, before) = (place + 1, "\"")
  }

  private mutating func readParentheses() {
    var depth = 0
    repeat {
      let count = all.count
      read()
      guard all.count == count + 1 else { continue }
      if all[count].text == "(" { depth += 1 }
      if all[count].text == ")" { depth -= 1 }
    } while depth > 0 && place < bytes.count
  }
}
