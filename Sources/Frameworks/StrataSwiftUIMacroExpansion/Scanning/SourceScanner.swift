/// A reader of Swift source, token by token, which knows as much of the language as the beginning
/// of a declaration needs.
///
/// The text after the beginning, such as a preview's body or a default value, is only copied, so it
/// cannot be misread.
struct SourceScanner {
  enum Token: Equatable {
    case word(Substring)
    case symbol(Character)
    /// A string, or a group in parentheses, brackets or braces, as one token.
    case group(Substring)
  }

  var rest: Substring

  init(_ source: String) { rest = source[...] }

  /// Returns the next token after comments and white space; `nil` at the end.
  mutating func next() -> Token? {
    skipTrivia()
    guard let first = rest.first else { return nil }
    let start = rest
    if first == "`" || first == "_" || first.isLetter { return word() }
    if isAtString {
      skipString()
    } else if "([{".contains(first) {
      skipGroup()
    } else {
      rest.removeFirst()
      return .symbol(first)
    }
    return .group(start[..<rest.startIndex])
  }

  /// Returns the next token without consuming it.
  func peek() -> Token? {
    var copy = self
    return copy.next()
  }

  private mutating func word() -> Token {
    let start = rest
    if rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
      rest = rest[rest.index(after: end)...]
    } else {
      rest = rest.dropFirst().drop { $0 == "_" || $0.isLetter || $0.isNumber }
    }
    return .word(start[..<rest.startIndex])
  }

  mutating func skipTrivia() {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Skips a block comment, which may contain others.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func skipGroup() {
    rest.removeFirst()
    while true {
      skipTrivia()
      guard let first = rest.first else { return }
      if ")]}".contains(first) {
        rest.removeFirst()
        return
      }
      _ = next()
    }
  }
}
