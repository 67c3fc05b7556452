import ImportGraph

extension FactsReader {
  // MARK: - Functions

  mutating func function(_ kind: Declaration.Kind, lead: Lead) {
    let line = token()?.line ?? 0
    index += 1
    let name = kind == .func ? functionName() : kind.rawValue
    let place = add(Declaration(kind, name, line: line, parent: nil), lead: lead)
    owners.append(place)
    while isMark("?") || isMark("!") { index += 1 }
    if isMark("<") { angles() }
    if isMark("(") { facts.declarations[place].types = signature(of: place) }
    result(of: place)
    if isMark("{") {
      facts.declarations[place].hasBody = true
      block()
    }
    facts.declarations[place].endLine = token(-1)?.line ?? line
    owners.removeLast()
  }

  /// A name, or the marks of an operator.
  private mutating func functionName() -> String {
    if let token = token(), token.isName {
      index += 1
      return token.text
    }
    var name = ""
    while let token = token(), token.kind == .mark, !token.isMark("(") || name.isEmpty {
      name += token.text
      index += 1
    }
    return name
  }

  /// What stands between a function's parentheses and its body.
  private mutating func result(of place: Int) {
    var isArrow = false
    while let token = token(), !token.isMark("{"), !token.isMark("}"), !token.isMark(";") {
      let continues = ["async", "throws", "rethrows", "where"].contains(token.text)
      let afterArrow = isMark(">", -1) && isMark("-", -2)
      if token.startsLine, !continues, !token.isMark("-"), !afterArrow, !isMark(",", -1) { return }
      if token.isMark("@"), self.token(1)?.startsLine == true { return }
      if continues, token.text != "where" { facts.declarations[place].effects.append(token.text) }
      if token.isMark("(") {
        parentheses(into: place)
        continue
      }
      isArrow = isArrow || token.isMark(">")
      if isArrow { note(token, in: place) }
      mention(token)
    }
  }

  private mutating func note(_ token: SwiftToken, in place: Int) {
    if token.isName { facts.declarations[place].types.append(token.text) }
  }

  /// Reads `( … )` and gathers the types in it, and for a function its parameters.
  mutating func signature(of place: Int) -> [String] {
    var types: [String] = []
    var parameter: Declaration.Parameter?
    var (depth, isDefault, isType) = (0, false, false)
    func finish(_ reader: inout FactsReader) {
      if let parameter { reader.facts.declarations[place].parameters.append(parameter) }
      parameter = nil
      (isDefault, isType) = (false, false)
    }
    while let token = token() {
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") { depth -= 1 }
      if depth == 0 {
        index += 1
        break
      }
      if depth == 1, token.isMark(",") { finish(&self) }
      if depth == 1, token.isMark("="), !isMark("=", 1) {
        isDefault = true
        parameter?.hasDefault = true
      }
      if depth == 1, token.isMark(":") { isType = true }
      if token.isName, !isDefault {
        if isType || facts.declarations[place].kind == .case {
          types.append(token.text)
          parameter?.types.append(token.text)
        } else if isMark("@", -1) {
          parameter = nil
        } else if parameter == nil {
          parameter = .init(label: token.text, name: token.text, types: [])
        } else {
          parameter?.name = token.text
        }
      }
      if isDefault { code() } else { mention(token) }
    }
    finish(&self)
    return types
  }

  // MARK: - Properties

  mutating func property(_ kind: Declaration.Kind, lead: Lead) {
    let line = token()?.line ?? 0
    index += 1
    guard let name = token(), name.isName else { return }
    let place = add(Declaration(kind, name.text, line: line, parent: nil), lead: lead)
    index += 1
    owners.append(place)
    if isMark(":") {
      index += 1
      annotation(of: place)
    }
    if isMark("{") {
      facts.declarations[place].hasBody = !observes
      block()
    } else if isMark("=") {
      facts.declarations[place].hasValue = true
      value(of: name.text)
      if isMark("{"), token()?.startsLine == false { block() }
    }
    facts.declarations[place].endLine = token(-1)?.line ?? line
    owners.removeLast()
  }

  /// Whether the braces hold `willSet` or `didSet`, so that the property is stored.
  private var observes: Bool { isWord("didSet", 1) || isWord("willSet", 1) }

  private mutating func annotation(of place: Int) {
    var depth = 0
    while let token = token() {
      if token.isMark("(") || token.isMark("[") || token.isMark("<") { depth += 1 }
      if token.isMark(")") || token.isMark("]") || token.isMark(">"), !isMark("-", -1) {
        depth -= 1
      }
      if depth < 0 { return }
      let ends = token.isMark("=") || token.isMark("{") || token.isMark("}") || token.isMark(";")
      if depth == 0, ends || (token.startsLine && !isMark("&", -1) && !token.isMark("&")) {
        if !isMark(":", -1) || ends { return }
      }
      if token.isMark("!"), token.isGlued { construct(.implicitlyUnwrapped, token.line) }
      note(token, in: place)
      mention(token)
    }
  }

  /// Reads what is assigned as far as its line and its brackets go.
  private mutating func value(of name: String) {
    assigned = name
    index += 1
    var depth = 0
    while let token = token() {
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") {
        depth -= 1
        if depth < 0 { break }
      }
      if depth == 0, token.isMark("}") || token.isMark(";") || ends(token) { break }
      code()
    }
    assigned = nil
  }

  /// Whether a token at the start of its line begins something new.
  private func ends(_ token: SwiftToken) -> Bool {
    guard token.startsLine, let before = self.token(-1), !before.isMark("=") else { return false }
    let opens = [".", "?", ":", "&", "|", "+", "-", "*", "/", "<", ">", "=", "!"]
    if token.kind == .mark, opens.contains(token.text) { return false }
    if ["else", "as", "is", "in"].contains(token.text) { return false }
    return !(before.kind == .mark && [",", "?", ":", "&", "|", "+"].contains(before.text))
  }
}
