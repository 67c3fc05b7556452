import StrataImportGraph

extension FactsReader {
  private static let types: [String: Declaration.Kind] = [
    "class": .class, "struct": .struct, "enum": .enum, "protocol": .protocol, "actor": .actor,
    "extension": .extension,
  ]

  /// Reads the declaration that a keyword begins; returns `false` if the word is not used as a
  /// keyword.
  mutating func declares(_ word: SwiftToken, lead: Lead) -> Bool {
    if let kind = Self.types[word.text], beginsType(kind) {
      type(kind, lead: lead)
      return true
    }
    switch word.text {
    case "import": passImport()
    case "precedencegroup" where token(1)?.isName == true: passPrecedenceGroup()
    case "operator" where token(1)?.kind == .mark: passOperator()
    case "func" where token(1) != nil: function(.func, lead: lead)
    case "init" where isMark("(", 1) || isMark("?", 1) || isMark("!", 1) || isMark("<", 1):
      function(.`init`, lead: lead)
    case "subscript" where isMark("(", 1) || isMark("<", 1): function(.subscript, lead: lead)
    case "var",
      "let" where !bindsInCondition:
      property(word.text == "var" ? .var : .let, lead: lead)
    case "case" where isInEnum: cases(lead: lead)
    case "typealias" where token(1)?.isName == true: alias(.typealias, lead: lead)
    case "associatedtype" where token(1)?.isName == true: alias(.associatedtype, lead: lead)
    default: return false
    }
    return true
  }

  /// A Boolean value that indicates whether the current `let` belongs to `if let`, `case let` and
  /// the like, in code at the top level, so that it declares no member.
  private var bindsInCondition: Bool {
    guard let before = token(-1) else { return false }
    return before.isMark(",")
      || before.kind == .word && ["if", "guard", "while", "case", "catch"].contains(before.text)
  }

  private var isInEnum: Bool {
    owners.last.map { facts.declarations[$0].kind == .enum } ?? false
  }

  /// Returns whether the current keyword begins a type, so that a name follows; `actor` and
  /// `extension` may be names themselves.
  func beginsType(_ kind: Declaration.Kind) -> Bool {
    guard let name = token(1) else { return false }
    if kind == .extension, name.isMark("[") || name.isMark("(") { return !name.isGlued }
    guard name.isName else { return false }
    guard kind == .actor else { return true }
    return isMark("{", 2) || isMark(":", 2) || isMark("<", 2)
  }

  mutating func passImport() {
    index += 1
    if let word = token(), word.kind == .word, Import.kinds.contains(word.text) { index += 1 }
    while let token = token(), token.isName {
      index += 1
      guard isMark(".") else { return }
      index += 1
    }
  }

  /// Skips `precedencegroup Name { … }`, in which every name is that of an operator's precedence.
  private mutating func passPrecedenceGroup() {
    index += 2
    guard isMark("{") else { return }
    while let token = token(), !token.isMark("}") { index += 1 }
    index += 1
  }

  /// Skips `operator +++: Name`, whose name is that of a precedence.
  private mutating func passOperator() {
    index += 1
    while let mark = token(), mark.kind == .mark, !mark.isMark(":"), !mark.startsLine { index += 1 }
    if isMark(":"), token(1)?.isName == true { index += 2 }
  }

  // MARK: - Types

  mutating func type(_ kind: Declaration.Kind, lead: Lead) {
    let (keyword, start) = (token(), index)
    let line = keyword?.line ?? 0
    index += 1
    let name = kind == .extension ? extended() : dottedName()
    let place = add(Declaration(kind, name, at: keyword), lead: lead)
    owners.append(place)
    generics(of: place)
    if isMark(":") {
      index += 1
      inheritance(of: place)
    }
    if kind == .protocol, isWord("where") { facts.declarations[place].requires = asksOfSelf() }
    requirements(of: place)
    while let token = token(), !token.isMark("{"), !token.isMark("}") { mention(token) }
    if isMark("{") {
      index += 1
      inside { $0.members() }
      facts.declarations[place].endLine = token()?.line ?? tokens.last?.line ?? line
      if isMark("}") { index += 1 } else { facts.slip = facts.slip ?? line }
    }
    facts.declarations[place].codeLines = codeLines(from: start)
    owners.removeLast()
  }

  /// Returns the number of lines with tokens, from one token to the last one that was read.
  private func codeLines(from start: Int) -> Int {
    var (count, last) = (0, 0)
    for place in start..<min(index, tokens.count) where tokens[place].endLine > last {
      count += tokens[place].endLine - max(last, tokens[place].line - 1)
      last = tokens[place].endLine
    }
    return count
  }

  /// Returns the requirements on `Self` in a `where` clause: `Codable` and `Sendable` for `where
  /// Self: Codable & Sendable, Item: Equatable`.
  private func asksOfSelf() -> [String] {
    var (found, place, isAsked) = ([String](), index, false)
    while place < tokens.count, !tokens[place].isMark("{"), !tokens[place].isMark("}") {
      let token = tokens[place]
      if token.isMark(",") { isAsked = false }
      if isAsked, token.isName { found.append(token.text) }
      if token.isWord("Self"), place + 1 < tokens.count, tokens[place + 1].isMark(":") {
        isAsked = true
      }
      place += 1
    }
    return found
  }

  private mutating func inheritance(of place: Int) {
    while let token = token(), !token.isMark("{"), !token.isWord("where"), !token.isMark("}") {
      if token.isMark("@") {
        if let name = attribute() { facts.declarations[place].attributes.append(name) }
      } else if token.isMark("~") {
        index += 1
        let name = dottedName()
        useParts(of: name, at: token)
        facts.declarations[place].inherits.append("~" + name)
      } else if token.isName {
        let name = dottedName()
        useParts(of: name, at: token)
        if !["nonisolated", "isolated", "any"].contains(name) {
          facts.declarations[place].inherits.append(name)
        }
        if isMark("<") { angles() }
      } else {
        index += 1
      }
    }
  }

  /// Reads a name such as `City.Page`, without generic arguments.
  mutating func dottedName() -> String {
    var parts: [String] = []
    while let token = token(), token.isName {
      parts.append(token.text)
      index += 1
      if isMark("<"), dotFollowsAngles { angles() }
      guard isMark("."), self.token(1)?.isName == true else { break }
      index += 1
    }
    return parts.joined(separator: ".")
  }

  private var dotFollowsAngles: Bool {
    var depth = 0
    var place = index
    while place < tokens.count, place < index + 60 {
      if tokens[place].isMark("<") { depth += 1 }
      if tokens[place].isMark(">") { depth -= 1 }
      if depth == 0 { return place + 1 < tokens.count && tokens[place + 1].isMark(".") }
      place += 1
    }
    return false
  }

  mutating func useParts(of name: String, at token: SwiftToken?) {
    var after: String?
    for part in name.split(separator: ".").map(String.init) where isAsked(part) {
      facts.uses.append(
        .init(
          name: part, after: after, line: token?.line ?? 0, column: token?.column ?? 1,
          owner: owners.last, isType: true, isValue: after == nil && isLocalType(part)))
      after = part
    }
  }

  // MARK: - Cases and aliases

  private mutating func cases(lead: Lead) {
    index += 1
    while let name = token(), name.isName {
      let place = add(Declaration(.case, name.text, at: name), lead: lead)
      index += 1
      if isMark("(") { signature(of: place) }
      if isMark("=") {
        index += 1
        assigned = name.text
        if isMark("-") { index += 1 }
        code()
        assigned = nil
      }
      guard isMark(",") else { return }
      index += 1
    }
  }

  private mutating func alias(_ kind: Declaration.Kind, lead: Lead) {
    guard let name = token(1) else { return }
    let place = add(Declaration(kind, name.text, at: name), lead: lead)
    index += 2
    generics(of: place)
    if isMark(":") { list(of: place) }
    if isMark("=") {
      index += 1
      readType(of: place)
    }
    requirements(of: place)
  }

  private mutating func list(of place: Int) {
    repeat {
      index += 1
      readType(of: place)
    } while isMark(",")
  }
}
