import StrataImportGraph

/// The patterns that bind values: `case let (a, b)`, `for (a, _) in`, `catch let a`.
extension FactsReader {
  /// The code that sees a bound value.
  enum Scope {
    /// The rest of the block, as behind `let` and `guard let`.
    case rest
    /// The block that follows, as behind `if let`, `for` and `catch let`.
    case block
    /// The statements of a case of a `switch`.
    case switchCase
  }

  /// The statement that binds values, with the number of parentheses around the binding word in it.
  private struct Head {
    var scope = Scope.rest
    /// The first word of the statement; `nil` for `let` and `var` by themselves.
    var word: String?
    var outer = 0
  }

  /// Records the names that the current `let`, `var` or `for` binds.
  mutating func bindPattern() {
    let places = patternPlaces(behind: index).filter { takesValue(tokens[$0].text) }
    guard let last = places.last else { return }
    let head = head(of: index)
    guard depth > 0 || head.scope == .block else { return }
    let start = start(behind: last, head)
    for place in places where takesValue(tokens[place].text) {
      bound.append(
        BoundValue(
          name: tokens[place].text, place: place, depth: depth + (head.scope == .block ? 1 : 0),
          start: start, scope: head.scope))
    }
  }

  // MARK: - Names

  private static let longest = 100
  /// The marks and words that end a pattern outside of its parentheses.
  private static let ends: Set = [
    "=", ":", "{", "}", ",", ";", "in", "where", "else", "as", "case",
  ]
  /// The words of a pattern that are no names.
  private static let words: Set = ["let", "var", "try", "await", "_", "nil", "true", "false"]

  /// Returns the indices of the names that a pattern binds. The names of types and cases, as in
  /// `.some(a)`, and labels are not among them.
  private func patternPlaces(behind place: Int) -> [Int] {
    var (found, level, isType) = ([Int](), 0, false)
    for next in (place + 1)..<min(place + Self.longest, max(place + 1, tokens.count)) {
      let token = tokens[next]
      if token.isMark("(") { level += 1 }
      if token.isMark(")") { level -= 1 }
      if level < 0 || level == 0 && Self.ends.contains(token.text) { break }
      if level == 0, next > place + 1, token.startsLine { break }
      if token.isMark(",") || token.isMark(")") { isType = false }
      if token.isWord("as") || token.isWord("is") { isType = true }
      if !isType, token.isName, bindsName(at: next) { found.append(next) }
    }
    return found
  }

  private func bindsName(at place: Int) -> Bool {
    guard !Self.words.contains(tokens[place].text), !tokens[place - 1].isMark(".") else {
      return false
    }
    guard place + 1 < tokens.count else { return true }
    let next = tokens[place + 1]
    return !next.isMark(".") && !next.isMark("(") && !next.isMark(":")
      || next.isMark(":") && !tokens[place - 1].isMark("(") && !tokens[place - 1].isMark(",")
  }

  // MARK: - Scope

  private static let blocks: Set = ["if", "while", "for", "catch"]

  /// Returns whether a `case` is part of a condition, and does not begin a case of a `switch`.
  func isInCondition(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = tokens[place - 1]
    return before.isMark(",") || before.kind == .word && Self.heads.contains(before.text)
  }

  private static let heads: Set = ["if", "while", "for", "catch", "guard"]

  /// Returns the statement that the binding word at an index belongs to.
  private func head(of place: Int) -> Head {
    var head = Head()
    var (level, next) = (0, place)
    while next >= 0, place - next < Self.longest {
      let token = tokens[next]
      if token.kind == .mark {
        if [")", "}"].contains(token.text) { level += 1 }
        if ["(", "{"].contains(token.text) {
          level -= 1
          if level < 0, token.text == "{" { return Head() }
          if level < 0 { (level, head.outer) = (0, head.outer + 1) }
        }
        if level == 0, token.text == ";" { return Head() }
      } else if level == 0, token.kind == .word, let found = scope(at: next) {
        (head.scope, head.word) = (found, token.text)
        return head
      }
      if level == 0, token.startsLine, !continues(next) { return Head() }
      next -= 1
    }
    return Head()
  }

  /// Returns the scope that a word at the beginning of a statement gives to the values in it; `nil`
  /// for another word.
  private func scope(at place: Int) -> Scope? {
    let word = tokens[place].text
    if place > 0, tokens[place - 1].isMark(".") { return nil }
    if Self.blocks.contains(word) { return .block }
    if word == "guard" { return .rest }
    return word == "case" && !isInCondition(place) ? .switchCase : nil
  }

  /// Returns whether the first token of a line continues the statement of the line before.
  private func continues(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = tokens[place - 1]
    return before.isMark("(") || isInCondition(place) || before.isWord("case")
  }

  /// Returns the index of the first token that sees the values of a pattern: the right side of
  /// their own `let`, and the sequence of their own `for`, do not.
  private func start(behind last: Int, _ head: Head) -> Int {
    switch head.word {
    case "case", "catch": last + 1
    case "for": first(behind: last, head.outer) { $0.isMark("{") || $0.isWord("where") } ?? last
    case .some:
      first(behind: last, head.outer) { $0.isMark("{") || $0.isMark(",") || $0.isWord("else") }
        ?? last
    case nil: endOfLine(behind: last)
    }
  }

  /// Returns the index of the first token outside of parentheses that satisfies a condition.
  private func first(
    behind last: Int, _ outer: Int, _ isSought: (SwiftToken) -> Bool
  ) -> Int? {
    var level = max(outer, openParentheses(before: last))
    for next in (last + 1)..<max(last + 1, tokens.count) {
      if tokens[next].isMark("(") || tokens[next].isMark("\\(") { level += 1 }
      if tokens[next].isMark(")") || tokens[next].isMark("\\)") { level -= 1 }
      if level <= 0, isSought(tokens[next]) { return next }
    }
    return nil
  }

  /// Returns the number of parentheses between the current token and the last name of its pattern.
  private func openParentheses(before last: Int) -> Int {
    tokens[index...last].reduce(0) { $0 + ($1.isMark("(") ? 1 : $1.isMark(")") ? -1 : 0) }
  }

  private func endOfLine(behind last: Int) -> Int {
    (last + 1..<max(last + 1, tokens.count)).first {
      tokens[$0].startsLine || tokens[$0 - 1].isMark(";") || tokens[$0 - 1].isMark("{")
    } ?? tokens.count
  }
}
