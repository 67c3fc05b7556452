import StrataImportGraph

extension FactsReader {
  // MARK: - Types as they are written

  private static let specifiers: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "some", "any", "each",
    "repeat", "__owned", "__shared", "_const",
  ]

  /// Reads one type, over as many lines as it takes.
  ///
  /// - Parameter place: the declaration that records the names in it.
  mutating func readType(of place: Int? = nil) {
    var isDue = true
    while let token = token() {
      if isDue {
        guard let goesOn = operand(token, of: place) else { return }
        isDue = goesOn
      } else {
        guard let goesOn = behindOperand(token, of: place) else { return }
        isDue = goesOn
      }
    }
  }

  /// Reads a name, tuple, array, or a prefix of a type; returns whether another operand must
  /// follow, `nil` if none of them is at the current position.
  private mutating func operand(_ token: SwiftToken, of place: Int?) -> Bool? {
    if token.isMark("@") {
      if let name = attribute(), let place { facts.declarations[place].types.append(name) }
      return true
    }
    if token.isMark("~") {
      index += 1
      return true
    }
    if token.isMark("(") || token.isMark("[") {
      brackets(of: place)
      return false
    }
    guard token.isName else { return nil }
    let isSpecifier = token.kind == .word && Self.specifiers.contains(token.text)
    take(token, of: place)
    guard isSpecifier else { return false }
    if isMark("("), isWord("nonsending", 1) { index += 3 }
    return true
  }

  /// Reads a suffix of a name, tuple or array; returns whether an operand must follow, `nil` if the
  /// type ends.
  private mutating func behindOperand(_ token: SwiftToken, of place: Int?) -> Bool? {
    switch (token.kind, token.text) {
    case (.mark, "<"): brackets(of: place)
    case (.mark, ".") where isMark(".", 1): index += 3
    case (.mark, "."):
      guard let name = self.token(1), name.isName else { return nil }
      index += 1
      take(name, of: place)
    case (.mark, "?") where token.isGlued: index += 1
    case (.mark, "!") where token.isGlued:
      construct(.implicitlyUnwrapped, token)
      index += 1
    case (.mark, "&"):
      index += 1
      return true
    case (.mark, "-") where isMark(">", 1):
      index += 2
      return true
    case (.word, "async"), (.word, "throws"), (.word, "rethrows"):
      guard leadsToArrow else { return nil }
      index += 1
      if isMark("(") { brackets(of: place) }
    default: return nil
    }
    return false
  }

  /// A Boolean value that indicates whether the effects at this position belong to a function type.
  private var leadsToArrow: Bool {
    var place = index
    while place < tokens.count, ["async", "throws", "rethrows"].contains(tokens[place].text) {
      place += 1
      if place < tokens.count, tokens[place].isMark("("), tokens[place - 1].isWord("throws") {
        while place < tokens.count, !tokens[place].isMark(")") { place += 1 }
        place += 1
      }
    }
    return place + 1 < tokens.count && tokens[place].isMark("-") && tokens[place + 1].isMark(">")
  }

  private mutating func take(_ token: SwiftToken, of place: Int?) {
    if let place, !(facts.declarations[place].kind.namesLast && isMark(".", 1)) {
      facts.declarations[place].types.append(token.text)
    }
    mention(token)
  }

  /// Reads from an opening bracket to its closing one, and records the types in it.
  mutating func brackets(of place: Int? = nil) {
    var open: [String] = []
    while let token = token() {
      if token.isMark("(") || token.isMark("[") || token.isMark("<") { open.append(token.text) }
      if token.isMark(")") || token.isMark("]") || token.isMark(">"), !isArrowhead {
        _ = open.popLast()
      }
      if token.isMark("{") || token.isMark("}") { return }
      if token.isMark("!"), token.isGlued { construct(.implicitlyUnwrapped, token) }
      let count = facts.uses.count
      let isLabel = open.last == "(" && (isMark(":", 1) || token.isName && isMark(":", 2))
      if token.isName { take(token, of: place) } else { mention(token) }
      if isLabel, facts.uses.count > count { facts.uses[count].isValue = true }
      if open.isEmpty { return }
    }
  }

  private var isArrowhead: Bool { isMark(">") && isMark("-", -1) }

  /// Reads the requirements of a `where` clause, such as `where A == B, C: D`.
  mutating func requirements(of place: Int) {
    guard isWord("where") else { return }
    repeat {
      index += 1
      readType()
      while isMark(":") || isMark("=") { index += 1 }
      let start = index
      readType()
      imply(from: start, by: place)
    } while isMark(",")
  }

  /// Records the names between a token and the current one as types that the signature of a
  /// declaration implies. In unfinished code the current position may be behind the last token.
  private mutating func imply(from start: Int, by place: Int) {
    let end = min(index, tokens.count)
    guard start < end else { return }
    let own = Self.specifiers.union(facts.declarations[place].generics)
    facts.declarations[place].impliedTypes += tokens[start..<end]
      .filter { $0.isName && !own.contains($0.text) }.map(\.text)
  }

  /// Reads the generic parameters after a declaration's name, such as `<Key: Hashable, each
  /// Value>`.
  mutating func generics(of place: Int) {
    guard isMark("<") else { return }
    facts.declarations[place].generics = genericNames()
    let start = index
    angles()
    imply(from: start, by: place)
  }

  private func genericNames() -> [String] {
    var (found, depth, place) = ([String](), 0, index)
    while place < tokens.count {
      let token = tokens[place]
      if ["<", "(", "["].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) || token.isMark(">") && !tokens[place - 1].isMark("-") {
        depth -= 1
      }
      if depth == 0 { break }
      let before = tokens[place - (place > index ? 1 : 0)]
      let begins =
        before.isMark("<") || before.isMark(",") || ["each", "let"].contains(before.text)
      if depth == 1, begins, token.isName, !["each", "let"].contains(token.text) {
        found.append(token.text)
      }
      place += 1
    }
    return found
  }

  /// Reads and returns the name of an extended type, which may be written with syntactic sugar such
  /// as `[Int]`.
  mutating func extended() -> String {
    let name = isMark("[") || isMark("(") ? sugar() : plainName()
    guard isMark("?"), token()?.isGlued == true else { return name }
    index += 1
    return "Optional"
  }

  private mutating func plainName() -> String {
    let first = token()
    let name = dottedName()
    useParts(of: name, at: first)
    if isMark("<") { angles() }
    return name
  }

  private mutating func sugar() -> String {
    let start = index
    brackets()
    var depth = 0
    for place in start..<index {
      if ["(", "[", "<"].contains(tokens[place].text) { depth += 1 }
      if [")", "]", ">"].contains(tokens[place].text) { depth -= 1 }
      if depth == 1, tokens[place].isMark(":") { return "Dictionary" }
    }
    return "Array"
  }
}

extension Declaration {
  /// Creates a declaration that begins and ends where a token begins.
  init(_ kind: Kind, _ name: String, at token: SwiftToken?) {
    self.init(kind, name, line: token?.line ?? 0, column: token?.column ?? 1, parent: nil)
  }
}

extension Declaration.Kind {
  /// A Boolean value that indicates whether only the last part of a dotted type name is recorded,
  /// as for the type that an alias stands for.
  var namesLast: Bool { self == .typealias || self == .associatedtype }
}
