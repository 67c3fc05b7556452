extension SwiftLexer {
  /// The number of `#` before a quote at the current position; 0 also if no quote follows, and so
  /// no string begins.
  var poundsBeforeQuote: Int { pounds(before: UInt8(ascii: "\"")) }

  func pounds(before opening: UInt8) -> Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == opening ? count : 0
  }

  /// Reads a string literal in any of Swift's four forms. An unterminated literal of one line ends
  /// with its line, so that a mistake affects that line only.
  mutating func readString(pounds: Int) {
    let (place, first) = (tokens.count, line)
    add(.string, text: "", from: position, line: line)
    advance(pounds)
    let quotes = at("\"\"\"") && !endsAtOnce(pounds: pounds) ? 3 : 1
    advance(quotes)
    let start = position
    while position < bytes.count, !endsString(quotes: quotes, pounds: pounds) {
      let byte = bytes[position]
      if quotes == 1, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "\\"), poundsFollow(pounds, after: 1) {
        skipEscape(pounds: pounds)
      } else {
        advance()
      }
    }
    if quotes == 3, position >= bytes.count { neverEnds = neverEnds ?? tokens[place].line }
    tokens[place].text = String(decoding: bytes[start..<max(start, position)], as: UTF8.self)
    if peek() == UInt8(ascii: "\"") { advance(quotes + pounds) }
    tokens[place].endLine = line
    tokens[tokens.count - 1].endLine = line
    if line > first { spans.append(first...line) }
    end = position
    lastLine = line
  }

  /// Returns whether three quotes are a whole string of one line, as in `#"""#`: one quote between
  /// pounds.
  private func endsAtOnce(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var place = position + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"),
      bytes[place] != UInt8(ascii: "\r")
    {
      if bytes[place] == UInt8(ascii: "\""), poundsFollow(pounds, after: place - position + 1) {
        return true
      }
      place += 1
    }
    return false
  }

  private func endsString(quotes: Int, pounds: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "\"") else { return false }
    return (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && poundsFollow(pounds, after: quotes)
  }

  func poundsFollow(_ pounds: Int, after distance: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// Skips an escape such as `\n` or `\"`, or a whole `\( … )` including the strings inside it.
  private mutating func skipEscape(pounds: Int) {
    advance(1 + pounds)
    guard peek() == UInt8(ascii: "(") else { return advance() }
    guard openEscapes < Self.deepest else {
      tooDeep = tooDeep ?? line
      position = bytes.count
      return
    }
    openEscapes += 1
    defer { openEscapes -= 1 }
    let kept = tokens.count
    add(.mark, text: "\\(", from: position, line: line)
    advance()
    var depth = 1
    while depth > 0, position < bytes.count {
      let count = tokens.count
      step()
      guard tokens.count == count + 1, let last = tokens.last, last.kind == .mark else { continue }
      if last.text == "(" { depth += 1 }
      if last.text == ")" { depth -= 1 }
    }
    if looksInside, tokens.count > kept + 1 {
      tokens[tokens.count - 1].text = "\\)"
    } else {
      tokens.removeLast(tokens.count - kept)
    }
  }
}
