import StrataImportGraph

extension FactsReader {
  // MARK: - Functions

  mutating func function(_ kind: Declaration.Kind, lead: Lead) {
    let keyword = token()
    index += 1
    let name = kind == .func ? functionName() : kind.rawValue
    let place = add(Declaration(kind, name, at: keyword), lead: lead)
    owners.append(place)
    while isMark("?") || isMark("!") { index += 1 }
    generics(of: place)
    if isMark("(") { signature(of: place) }
    result(of: place)
    if isMark("{") {
      facts.declarations[place].hasBody = true
      bindParameters(of: place)
      block()
    }
    facts.declarations[place].endLine = token(-1)?.endLine ?? keyword?.line ?? 0
    owners.removeLast()
  }

  /// Reads the name of a function, or the characters of an operator, and returns it.
  mutating func functionName() -> String {
    if let token = token(), token.isName {
      index += 1
      return token.text
    }
    var name = ""
    while let token = token(), token.kind == .mark, !token.isMark("("),
      name.isEmpty || token.isGlued
    {
      name += token.text
      index += 1
    }
    // In `func ==<T>(` the angle opens the generic parameters.
    if name.hasSuffix("<"), token()?.isName == true {
      name.removeLast()
      index -= 1
    }
    return name
  }

  /// Reads the tokens between a function's parameters and its body: effects, result and
  /// requirements.
  private mutating func result(of place: Int) {
    while let token = token(), token.kind == .word, Self.effects.contains(token.text) {
      facts.declarations[place].effects.append(token.text)
      index += 1
      if isMark("(") { brackets(of: place) }
    }
    if isMark("-"), isMark(">", 1) {
      index += 2
      readType(of: place)
    }
    requirements(of: place)
  }

  private static let effects: Set = ["async", "reasync", "throws", "rethrows"]

  /// Reads `(label name: Type = value, …)`, or the values of a case.
  ///
  /// - Parameter place: the declaration that records them; `nil` if it is local.
  mutating func signature(of place: Int?) {
    index += 1
    while let token = token(), !token.isMark(")"), !token.isMark("}") {
      if token.isMark("@"), !isCase(place) {
        _ = attribute()
      } else if token.isMark(",") {
        index += 1
      } else {
        parameter(of: place)
      }
    }
    if isMark(")") { index += 1 }
  }

  private func isCase(_ place: Int?) -> Bool {
    place.map { facts.declarations[$0].kind == .case } ?? false
  }

  private mutating func parameter(of place: Int?) {
    let start = index
    var names: [String] = []
    if let count = labelCount {
      names = (0..<count).compactMap { token($0)?.text }
      index += count + 1
    }
    let known = place.map { facts.declarations[$0].types.count } ?? 0
    readType(of: place)
    var found = Declaration.Parameter(label: names.first ?? "", name: names.last ?? "", types: [])
    if isMark("=") {
      found.hasDefault = true
      index += 1
      argument(endsAtComma: isCase(place))
    }
    if let place, !names.isEmpty, !isCase(place) {
      found.types = Array(facts.declarations[place].types[known...])
      facts.declarations[place].parameters.append(found)
    } else if place == nil, takesValue(found.name) {
      bound.append(BoundValue(name: found.name, depth: depth + 1, start: index))
    }
    if index == start { index += 1 }
  }

  /// The number of names before the colon of the current parameter; `nil` if it has no colon.
  private var labelCount: Int? {
    guard token()?.isName == true else { return nil }
    if isMark(":", 1) { return 1 }
    return token(1)?.isName == true && isMark(":", 2) ? 2 : nil
  }

  /// Reads a default value up to the comma or the closing parenthesis.
  ///
  /// - Parameter endsAtComma: whether any comma ends the default value, as among the associated
  ///   values of a case, where the next value may have no name.
  private mutating func argument(endsAtComma: Bool) {
    var depth = 0
    while let token = token() {
      let isEnd = endsArgument || endsAtComma && token.isMark(",")
      if depth == 0, token.isMark(")") || token.isMark("}") || isEnd { return }
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") { depth -= 1 }
      code()
    }
  }

  /// A Boolean value that indicates whether the current comma precedes the next parameter, and is
  /// not inside of generic arguments such as `A<B, C>()`.
  private var endsArgument: Bool {
    guard isMark(",") else { return false }
    if isMark("@", 1) { return true }
    guard token(1)?.isName == true else { return false }
    return isMark(":", 2) || token(2)?.isName == true && isMark(":", 3)
  }

  // MARK: - Properties

  /// Reads a property declaration such as `let a: A = …, b = …`.
  mutating func property(_ kind: Declaration.Kind, lead: Lead) {
    var first = token()
    repeat {
      index += 1
      let names = patternNames()
      guard let last = names.last else { return }
      let places = names.map {
        add(Declaration(kind, $0.text, at: first), lead: lead)
      }
      binding(of: places, name: last.text)
      first = token(1) ?? first
    } while beginsBinding
  }

  /// Reads the name that a property declares, or the names in the parentheses of a tuple pattern.
  private mutating func patternNames() -> [SwiftToken] {
    while isWord("let") || isWord("var") { index += 1 }
    guard isMark("(") else {
      guard let name = token(), name.isName else { return [] }
      index += 1
      return name.isWord("_") ? [] : [name]
    }
    var names: [SwiftToken] = []
    var depth = 0
    while let token = token() {
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      if token.isName, token.text != "_", !isMark(":", 1) { names.append(token) }
      index += 1
      if depth == 0 { break }
    }
    return names
  }

  private mutating func binding(of places: [Int], name: String) {
    guard let place = places.last else { return }
    owners.append(place)
    if isMark(":") {
      index += 1
      readType(of: place)
    }
    if isMark("{") {
      facts.declarations[place].hasBody = !observes
      block()
    } else if isMark("=") {
      facts.declarations[place].hasValue = true
      if places.count == 1, facts.declarations[place].types.isEmpty {
        facts.declarations[place].impliedTypes = createdTypes
      }
      value(of: name)
      if isMark("{"), token()?.startsLine == false || observes { block() }
    }
    owners.removeLast()
    let end = token(-1)?.endLine ?? 0
    for other in places {
      facts.declarations[other].hasValue = facts.declarations[place].hasValue
      facts.declarations[other].types = facts.declarations[place].types
      facts.declarations[other].endLine = end
    }
  }

  /// A Boolean value that indicates whether the current comma precedes another declared name, as in
  /// `, b = …` or `, b, c: …`. In `A<B, C, D>()`, no `=` or colon follows the names.
  private var beginsBinding: Bool {
    var ahead = 0
    while isMark(",", ahead), token(ahead + 1)?.isName == true { ahead += 2 }
    return ahead > 0 && (isMark("=", ahead) || isMark(":", ahead))
  }

  /// A Boolean value that indicates whether the braces contain `willSet` or `didSet`, so that the
  /// property is stored.
  private var observes: Bool { isWord("didSet", 1) || isWord("willSet", 1) }

  /// Reads the value that is assigned to a name, to the end of its line and brackets.
  private mutating func value(of name: String) {
    assigned = name
    index += 1
    var depth = 0
    while let token = token() {
      if token.isMark("(") || token.isMark("[") {
        // At the start of a line it is not a call: the assigned value has ended before it.
        if depth == 0, ends(token) { break }
        depth += 1
      }
      if token.isMark(")") || token.isMark("]") {
        depth -= 1
        if depth < 0 { break }
      }
      if depth == 0, token.isMark("}") || token.isMark(";") || beginsBinding || ends(token) {
        break
      }
      code()
    }
    assigned = nil
  }

  /// Returns whether a token at the start of a line begins a new statement or declaration.
  private func ends(_ token: SwiftToken) -> Bool {
    guard token.startsLine, let before = self.token(-1), !before.isMark("=") else { return false }
    if token.isMark(")") || token.isMark("]") { return false }
    let opens = [".", "?", ":", "&", "|", "+", "-", "*", "/", "<", ">", "=", "!"]
    if token.kind == .mark, opens.contains(token.text) { return false }
    if ["else", "as", "is", "in"].contains(token.text) { return false }
    if before.isWord("try") || before.isWord("await") { return false }
    if before.kind == .mark, [",", "?", ":", "&", "|", "+"].contains(before.text) { return false }
    return !waits
  }

  /// A Boolean value that indicates whether the previous mark needs an operand after it: an
  /// operator with a space on both sides, or the `<` of a generic. An operator that is attached to
  /// its operand, as in `1...`, needs none.
  private var waits: Bool {
    let operators = ["-", "*", "/", "%", "<", ">", "=", "^", "~", "!"]
    var place = -1
    while let mark = token(place), mark.kind == .mark, operators.contains(mark.text) {
      guard mark.isGlued else { return true }
      place -= 1
    }
    return place == -2 && isMark("<", -1)
  }
}
