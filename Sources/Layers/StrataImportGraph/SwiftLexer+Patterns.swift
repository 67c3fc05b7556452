extension SwiftLexer {
  /// The number of `#` before a slash at the current position; 0 also if no slash follows, and so
  /// no regular expression begins.
  var poundsBeforeSlash: Int { pounds(before: UInt8(ascii: "/")) }

  private static let openers: Set = ["(", ",", "=", "[", "{", "}", ":", ";", "&", "|", "?", "\\("]
  private static let openingWords: Set = [
    "return", "case", "in", "try", "await", "if", "guard", "while", "where", "throw",
  ]

  /// A Boolean value that indicates whether the slash at the current position begins a regular
  /// expression.
  var opensPattern: Bool {
    guard let next = peek(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\n") else {
      return false
    }
    let isOpen =
      switch tokens.last {
      case nil: true
      case .some(let last) where last.kind == .mark: Self.openers.contains(last.text)
      case .some(let last): last.kind == .word && Self.openingWords.contains(last.text)
      }
    return isOpen && closesOnThisLine
  }

  private var closesOnThisLine: Bool {
    var next = position + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n") {
      if bytes[next] == UInt8(ascii: "\\") {
        next += 1
      } else if bytes[next] == UInt8(ascii: "/") {
        return true
      }
      next += 1
    }
    return false
  }

  mutating func readPattern(pounds: Int) {
    let (start, started) = (position, line)
    advance(pounds + 1)
    while position < bytes.count, !endsPattern(pounds: pounds) {
      advance(bytes[position] == UInt8(ascii: "\\") ? 2 : 1)
    }
    advance(pounds + 1)
    add(.pattern, text: "", from: start, line: started)
  }

  private func endsPattern(pounds: Int) -> Bool {
    bytes[position] == UInt8(ascii: "/") && poundsFollow(pounds, after: 1)
  }
}
