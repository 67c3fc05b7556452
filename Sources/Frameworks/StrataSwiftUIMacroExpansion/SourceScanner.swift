/// Walks over Swift source, token by token, as far as the front of a declaration needs it.
///
/// Text after the front (a preview's body, a default value) is never looked into, only copied, so
/// whatever stands there cannot be misread.
struct SourceScanner {
  enum Token: Equatable {
    case word(Substring)
    case symbol(Character)
    /// A string, or anything in parentheses, brackets or braces, as a whole.
    case group(Substring)
  }

  var rest: Substring

  init(_ source: String) { rest = source[...] }

  /// The next token, comments and white space skipped; nil at the end.
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

  /// The next token, left where it is.
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

  /// Block comments nest.
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
