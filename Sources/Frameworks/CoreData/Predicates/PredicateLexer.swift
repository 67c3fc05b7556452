import Foundation

/// A token of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case integer(Int)
  /// A number with a fraction, or one that does not fit into 64 bits.
  case number(Double)
  case mark(String)
  /// A placeholder for an argument: `@` for a value, `K` for a key path, `d` for a number.
  case argument(Character)
  case variable(String)

  /// Returns whether the token is a word, in upper or lower case.
  func isWord(_ word: String) -> Bool {
    if case .word(let own) = self { own.uppercased() == word } else { false }
  }
}

/// A reader of the tokens of a format.
struct PredicateLexer {
  private let format: String
  private let text: [Character]
  private var index = 0

  init(_ format: String) { (self.format, text) = (format, Array(format)) }

  /// Returns all tokens of the format.
  ///
  /// - Throws: ``PredicateProblem`` at a character that begins no token.
  mutating func tokens() throws(PredicateProblem) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    while index < text.count {
      if text[index].isWhitespace { index += 1 } else { tokens.append(try token()) }
    }
    return tokens
  }

  private func problem(_ rule: String) -> PredicateProblem {
    PredicateProblem(format: format, rule: rule)
  }

  private static let marks = [
    "<=", ">=", "=<", "=>", "==", "!=", "<>", "&&", "||", "(", ")", "{", "}", "[", "]", ",", "=",
    "<", ">", "!",
  ]

  private mutating func token() throws(PredicateProblem) -> PredicateToken {
    let character = text[index]
    if character == "\"" || character == "'" { return try quoted(character) }
    if character == "%" { return try argument() }
    if character == "$" {
      index += 1
      return .variable(word())
    }
    if character.isNumber || (character == "-" && next?.isNumber == true) { return try number() }
    // A word that begins with a dot continues the key path of `%K`.
    if character.isLetter || "_@#.".contains(character) { return .word(word()) }
    for mark in Self.marks where text[index...].starts(with: mark) {
      index += mark.count
      return .mark(mark)
    }
    throw problem("'\(character)' is not understood")
  }

  private var next: Character? { index + 1 < text.count ? text[index + 1] : nil }

  /// Reads a word with its dots, such as `list.title` or `items.@count`. A `#` before a reserved
  /// word makes it a key.
  private mutating func word() -> String {
    var word = ""
    while index < text.count,
      text[index].isLetter || text[index].isNumber || "_.@#".contains(text[index])
    {
      if text[index] != "#" { word.append(text[index]) }
      index += 1
    }
    return word
  }

  private mutating func quoted(_ quote: Character) throws(PredicateProblem) -> PredicateToken {
    var content = ""
    index += 1
    while index < text.count, text[index] != quote {
      if text[index] == "\\", index + 1 < text.count { index += 1 }
      content.append(text[index])
      index += 1
    }
    guard index < text.count else { throw problem("a quoted text has no closing quotation mark") }
    index += 1
    return .text(content)
  }

  private mutating func number() throws(PredicateProblem) -> PredicateToken {
    let start = index
    index += 1
    while index < text.count, text[index].isNumber || ".eE".contains(text[index]) { index += 1 }
    let written = String(text[start..<index])
    if let value = Int(written) { return .integer(value) }
    guard let value = Double(written) else { throw problem("'\(written)' is not a number") }
    return .number(value)
  }

  /// Reads a placeholder: `%@`, `%K`, or one for a number, such as `%d`, `%lld`, `%f` and `%lu`.
  private mutating func argument() throws(PredicateProblem) -> PredicateToken {
    index += 1
    while index < text.count, "lhqz.0123456789".contains(text[index]) { index += 1 }
    guard index < text.count else {
      throw problem("the format ends after a '%' without a specifier")
    }
    let kind = text[index]
    index += 1
    switch kind {
    case "@", "K": return .argument(kind)
    case "d", "i", "u", "f", "g", "e", "D", "U", "x", "X", "s", "c": return .argument("d")
    default: throw problem("'%\(kind)' is not understood")
    }
  }
}
