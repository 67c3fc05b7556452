extension SwiftLexer {
  /// How many `#` stand here before a quote; 0 where what follows is no string.
  var poundsBeforeQuote: Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : 0
  }

  /// Reads a literal of any of Swift's four shapes. One that never ends is taken to end with its
  /// line, so that a slip spoils no more than that line.
  mutating func readString(pounds: Int) {
    let started = line
    advance(pounds)
    let quotes = at("\"\"\"") ? 3 : 1
    advance(quotes)
    let start = position
    while let byte = peek(), !endsString(quotes: quotes, pounds: pounds) {
      if quotes == 1, byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\\"), poundsFollow(pounds, after: 1) {
        skipEscape(pounds: pounds)
      } else {
        advance()
      }
    }
    add(.string, from: start, to: position, line: started)
    if peek() == UInt8(ascii: "\"") { advance(quotes + pounds) }
  }

  private func endsString(quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && poundsFollow(pounds, after: quotes)
  }

  private func poundsFollow(_ pounds: Int, after distance: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// Passes over `\n`, `\"` and so on, or over a whole `\( … )` with the strings inside it.
  private mutating func skipEscape(pounds: Int) {
    advance(1 + pounds)
    guard peek() == UInt8(ascii: "(") else { return advance() }
    var depth = 0
    let kept = tokens.count
    repeat {
      switch peek() {
      case UInt8(ascii: "("):
        depth += 1
        advance()
      case UInt8(ascii: ")"):
        depth -= 1
        advance()
      case UInt8(ascii: "\""): readString(pounds: 0)
      case UInt8(ascii: "#") where poundsBeforeQuote > 0: readString(pounds: poundsBeforeQuote)
      default: advance()
      }
    } while depth > 0 && peek() != nil
    tokens.removeLast(tokens.count - kept)
  }
}
