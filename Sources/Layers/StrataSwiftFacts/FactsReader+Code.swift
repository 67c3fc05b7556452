import StrataImportGraph

extension FactsReader {
  // MARK: - Code

  /// Reads one token of code; at an opening brace, reads the whole block.
  mutating func code() {
    guard let token = token() else { return }
    switch token.kind {
    case .string: literal(token)
    case .word where declaresInside(token): return
    case .word, .quotedName: word(token)
    case .mark where token.text == "{": return block()
    case .mark: mark(token)
    case .pattern: break
    }
    index += 1
  }

  /// Reads `{ … }` with its blocks and local types.
  mutating func block() {
    let opening = token()
    let isCatch =
      (isWord("catch", -1) && !isMark(".", -2)) || (isWord("catch", -3) && isWord("let", -2))
    // A comment inside does not count: it is for people, and never changes a verdict.
    if isCatch, isMark("}", 1), !throwsBelow { construct(.emptyCatch, opening) }
    let outer = calls
    calls = []
    let value = assigned
    assigned = nil
    let usesBefore = usesBeforeBlock
    usesBeforeBlock = facts.uses.count
    index += 1
    inside { reader in
      reader.bindClosureParameters()
      while let token = reader.token(), !token.isMark("}") { reader.code() }
    }
    if token() == nil { facts.slip = facts.slip ?? opening?.line ?? 0 }
    index += 1
    calls = outer
    assigned = value
    usesBeforeBlock = usesBefore
  }

  /// A Boolean value that indicates whether code after an empty `catch` in the same block throws,
  /// so that the failure is reported.
  private var throwsBelow: Bool {
    var (place, depth) = (index + 2, 0)
    while place < tokens.count, depth >= 0 {
      let token = tokens[place]
      if depth == 0, token.isWord("throw") { return true }
      if token.kind == .mark {
        if ["{", "(", "["].contains(token.text) { depth += 1 }
        if ["}", ")", "]"].contains(token.text) { depth -= 1 }
      }
      place += 1
    }
    return false
  }

  /// Reads a type or function that is declared inside code.
  private mutating func declaresInside(_ word: SwiftToken) -> Bool {
    guard !isMark(".", -1), self.token(1)?.isName == true else { return false }
    switch word.text {
    case "import" where word.startsLine:
      passImport()
      return true
    case "struct", "class", "enum", "protocol", "actor":
      guard let kind = Declaration.Kind(rawValue: word.text), beginsType(kind) else { return false }
      localType(kind)
      return true
    case "typealias":
      bindLocalType()
      index += 2
      return true
    case "func":
      index += 1
      if let name = token(), takesValue(name.text) {
        bound.append(BoundValue(name: name.text, depth: depth))
      }
      _ = functionName()
      if isMark("<") { angles() }
      if isMark("(") { signature(of: nil) }
      return true
    case "let", "var":
      guard !isMark("{", -1) || token(1)?.isName == true else { return false }
      if isMark("=", 2) { assigned = token(1)?.text }
      if isMark(":", 2) {
        assigned = token(1)?.text
        bindPattern()
        localAnnotation()
        return true
      }
      return false
    default: return false
    }
  }

  private mutating func localType(_ kind: Declaration.Kind) {
    bindLocalType()
    let first = facts.declarations.count
    type(kind, lead: Lead())
    for place in first..<facts.declarations.count where facts.declarations[place].kind.isType {
      facts.declarations[place].isLocal = true
    }
  }

  /// Reads `let a: B!` in code. The exclamation mark belongs to the type, and does not unwrap a
  /// value.
  private mutating func localAnnotation() {
    index += 3
    readType()
  }

  private mutating func word(_ token: SwiftToken) {
    unbindCase()
    bindAccessorParameter()
    if token.text == "let" || token.text == "var" || token.text == "for", !isMember {
      bindPattern()
    }
    if !isBound { use(token, isType: false) }
    if isMark(":", 1), !calls.isEmpty, isMark("(", -1) || isMark(",", -1) {
      calls[calls.count - 1].label = token.text
    }
    let isDeclared = token.text == "let" || token.text == "var"
    if token.startsLine, calls.isEmpty, !isDeclared { assigned = nil }
  }

  /// A Boolean value that indicates whether the current name is being declared: `let Size = …` does
  /// not use a type called `Size`.
  private var isBound: Bool {
    if bound.contains(where: { $0.place == index }) { return true }
    return isWord("let", -1) || isWord("var", -1) || isWord("for", -1)
      ? !isMark(".", 1) && !isMark("(", 1) : false
  }

  private mutating func mark(_ token: SwiftToken) {
    switch token.text {
    case "(", "[":
      let callee = token.isGlued ? self.token(-1).flatMap { $0.isName ? $0.text : nil } : nil
      let isCall = token.text == "("
      calls.append((isCall ? callee : calls.last?.callee, nil, !isCall && !isSubscript(token)))
    case ")", "]": _ = calls.popLast()
    case ",": if !calls.isEmpty { calls[calls.count - 1].label = nil }
    case "!": exclamation(token)
    case "#": expansion()
    default: break
    }
  }

  /// Records the exclamation mark of `a!`, `try!` or `as!`, but not that of `!a` or `a != b`.
  private mutating func exclamation(_ token: SwiftToken) {
    guard token.isGlued, let before = self.token(-1) else { return }
    if before.isWord("try") { return construct(.forceTry, token) }
    if before.isWord("as") { return construct(.forceCast, token) }
    let next = self.token(1)
    if let next, next.isMark("="), next.isGlued { return }
    let isValue =
      before.isName || before.kind == .string
      || [")", "]", "}", "\\)"].contains(before.text) && before.kind == .mark
      || before.isMark("!") && before.isGlued && self.token(-2)?.isName == true
    if isValue, !Self.neverValues.contains(before.text) { construct(.forceUnwrap, token) }
  }

  private static let neverValues: Set = ["return", "in", "case", "await", "if", "while", "guard"]

  /// Reads `#Preview`, `#Predicate` and other freestanding macros.
  private mutating func expansion() {
    guard let name = token(1), name.isName, name.isGlued, name.text.first?.isUppercase == true
    else { return }
    var made = Declaration(.macro, name.text, at: name)
    made.hasBody = true
    _ = add(made, lead: Lead())
  }

  private mutating func literal(_ token: SwiftToken) {
    facts.strings.append(
      .init(
        text: token.text, line: token.line, column: token.column, owner: owners.last,
        callee: calls.last?.callee, label: calls.last?.label,
        name: calls.isEmpty ? assigned : nil))
  }

  // MARK: - Mentions

  /// Records the name in a signature at the current token, and skips the token.
  mutating func mention(_ token: SwiftToken) {
    if token.kind == .string { literal(token) }
    use(token, isType: true)
    index += 1
  }

  mutating func use(_ token: SwiftToken, isType: Bool) {
    guard token.isName, isAsked(token.text) else { return }
    var found = FileFacts.Use(
      name: token.text, after: nil, line: token.line, column: token.column, owner: owners.last,
      isType: isType)
    if isMember { found.after = self.token(-2).flatMap { $0.isName ? $0.text : nil } ?? "" }
    found.isCall = !isType && isMark("(", 1)
    found.isValue = isType ? !isMember && isLocalType(token.text) : isValue(token)
    if !isType, isMark("(", 1), vocabulary.contains(token.text) {
      let words = words(from: index + 1)
      found.arguments = words.map(\.text)
      found.argumentNames = words.filter(\.isName).map(\.text)
    }
    facts.uses.append(found)
  }

  /// Returns whether a name is written like a type's, with a capital letter, or is a word that a
  /// rule asks for.
  func isAsked(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      || !vocabulary.isEmpty && vocabulary.contains(name)
  }

  /// Returns the tokens from an index up to the parenthesis that closes the one at the index.
  private func words(from start: Int) -> [SwiftToken] {
    var (depth, place, found) = (0, start, [SwiftToken]())
    while place < tokens.count {
      if tokens[place].isMark("(") || tokens[place].isMark("\\(") { depth += 1 }
      if tokens[place].isMark(")") || tokens[place].isMark("\\)") { depth -= 1 }
      if depth == 0 { break }
      if tokens[place].isName || tokens[place].kind == .string { found.append(tokens[place]) }
      place += 1
    }
    return found
  }

  mutating func construct(_ kind: FileFacts.Construct.Kind, _ token: SwiftToken?) {
    facts.constructs.append(
      .init(
        kind: kind, line: token?.line ?? 0, column: token?.column ?? 1, owner: owners.last))
  }

  // MARK: - Brackets

  /// Reads the generic arguments `< … >` and records the types in them.
  mutating func angles() {
    var depth = 0
    while let token = token() {
      if token.isMark("<") { depth += 1 }
      if token.isMark(">"), !isMark("-", -1) { depth -= 1 }
      if token.isMark("{") { return }
      mention(token)
      if depth == 0 { return }
    }
  }

  /// Reads `( … )` and the code in it.
  mutating func parentheses() {
    inside { $0.balanced() }
  }

  private mutating func balanced() {
    var depth = 0
    while let token = token() {
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      code()
      if depth == 0 { return }
    }
  }
}
