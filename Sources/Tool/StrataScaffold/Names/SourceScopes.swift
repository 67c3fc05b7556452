/// The names that a generated Swift source declares and uses, by the blocks in which they are
/// visible.
///
///     var scopes = SourceScopes()
///     scopes.read("ForEach(shown) { order in row(order) }")
///     scopes.clashes(with: "order")  // ["row"]
struct SourceScopes {
  private struct Scope {
    var parent: Int?
    var isEnum = false
    var declared: Set<String> = []
    var used: Set<String> = []
  }

  /// A declaration whose names are visible in the block that follows it.
  private struct Header {
    var depth: Int
    /// A Boolean value that indicates whether the names are visible after the block, as those of
    /// `guard`.
    var isOpen = false
    var isFunction = false
    var isEnum = false
    var names: Set<String> = []
  }

  private var scopes: [Scope] = []
  private var tokens: [SourceTokens.Token] = []
  private var place = 0
  private var current = 0
  private var depth = 0
  private var headers: [Header] = []

  /// Reads a source.
  mutating func read(_ text: String) {
    tokens = SourceTokens(text).all
    (place, depth, headers) = (0, 0, [])
    current = scopes.count
    scopes.append(Scope())
    while place < tokens.count { readOne() }
  }

  /// Returns the names that a variable must not have instead of its own: those that are declared in
  /// its block, that are used there and mean something outside, or that would hide it.
  func clashes(with variable: String) -> Set<String> {
    var found: Set<String> = []
    for index in scopes.indices {
      let path = ancestors(of: index)
      if scopes[index].declared.contains(variable) { found.formUnion(scopes[index].declared) }
      if scopes[index].used.contains(variable),
        let own = path.firstIndex(where: { scopes[$0].declared.contains(variable) })
      {
        for inner in path[..<own] { found.formUnion(scopes[inner].declared) }
      }
      for name in scopes[index].used where isCaptured(name, by: variable, path) {
        found.insert(name)
      }
    }
    return found.subtracting([variable])
  }

  /// Returns whether the nearest block with the variable is inside the one that declares a name.
  private func isCaptured(_ name: String, by variable: String, _ path: [Int]) -> Bool {
    for scope in path {
      if scopes[scope].declared.contains(name) { return false }
      if scopes[scope].declared.contains(variable) { return true }
    }
    return false
  }

  private func ancestors(of index: Int) -> [Int] {
    var path = [index]
    while let parent = scopes[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  // MARK: Reading

  private var token: SourceTokens.Token? { place < tokens.count ? tokens[place] : nil }

  private func text(_ offset: Int = 0) -> String {
    let index = place + offset
    return tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private mutating func readOne() {
    guard let token else { return }
    switch token.text {
    case "{": open()
    case "}": close()
    case "(", "[": step(1)
    case ")", "]": step(-1)
    case _ where token.isMember: place += 1
    case "func", "init", "subscript": readFunction()
    case "let", "var": readVariable()
    case "for": readLoop()
    case "if", "while": begin(Header(depth: depth))
    case "guard": begin(Header(depth: depth, isOpen: true))
    case "enum", "struct", "class", "actor", "protocol", "extension":
      begin(Header(depth: depth, isEnum: token.text == "enum"))
    case "case" where scopes[current].isEnum: readCases()
    default: readUse(token)
    }
  }

  private mutating func step(_ change: Int) {
    depth += change
    place += 1
  }

  private mutating func begin(_ header: Header) {
    // A function without a body is a requirement of a protocol.
    if let last = headers.last, last.isFunction, last.depth == depth { drop() }
    headers.append(header)
    place += 1
  }

  private mutating func drop() {
    guard let header = headers.popLast() else { return }
    scopes.append(Scope(parent: current, declared: header.names))
  }

  private mutating func readUse(_ token: SourceTokens.Token) {
    defer { place += 1 }
    guard token.isName else { return }
    let isLabel = text(1) == ":" && ["(", ",", "}"].contains(text(-1))
    if !isLabel { scopes[current].used.insert(token.text) }
  }

  private mutating func declare(_ name: String) { scopes[current].declared.insert(name) }

  // MARK: Blocks

  private mutating func open() {
    var scope = Scope(parent: current)
    if let header = headers.last, header.depth == depth {
      headers.removeLast()
      if !header.isOpen { scope.declared = header.names }
      scope.isEnum = header.isEnum
    } else if text(-1) == "catch" {
      scope.declared = ["error"]
    }
    place += 1
    let signature = closureNames()
    scope.declared.formUnion(signature.names)
    place += signature.length
    scopes.append(scope)
    current = scopes.count - 1
    depth += 1
  }

  private mutating func close() {
    while let last = headers.last, last.depth >= depth { drop() }
    current = scopes[current].parent ?? current
    step(-1)
  }

  /// Returns the parameters of a closure that begins here, and how many tokens they are; none if
  /// the block has no parameters.
  private func closureNames() -> (names: Set<String>, length: Int) {
    var names: Set<String> = []
    var inner = 0
    for offset in 0..<24 {
      let word = text(offset)
      if word == "in", inner == 0 { return (names, offset + 1) }
      if word == "(" || word == "[" { inner += 1 }
      if word == ")" || word == "]" { inner -= 1 }
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      guard isPlain || "()[],:->@.?&".contains(word), !Self.statements.contains(word) else { break }
      if place + offset < tokens.count, tokens[place + offset].isName { names.insert(word) }
    }
    return ([], 0)
  }

  private static let statements: Set<String> = [
    "let", "var", "for", "if", "guard", "switch", "return", "func", "try", "case", "",
  ]

  // MARK: Declarations

  private mutating func readFunction() {
    var header = Header(depth: depth, isFunction: true)
    if text() == "func" { declare(text(1)) }
    begin(header)
    while place < tokens.count, text() != "(", text() != "{" { place += 1 }
    guard text() == "(" else { return }
    step(1)
    let inside = depth
    while place < tokens.count, depth >= inside {
      let isStart = depth == inside && (text(-1) == "(" || text(-1) == ",")
      if isStart, text(1) == ":" || text(2) == ":" {
        let offset = text(1) == ":" ? 0 : 1
        header.names.insert(text(offset))
        place += offset + 2
      } else {
        readOne()
      }
    }
    if let last = headers.indices.last { headers[last].names = header.names }
  }

  private mutating func readVariable() {
    if let last = headers.last, last.isFunction, last.depth == depth { drop() }
    place += 1
    var names: [String] = []
    if text() == "(" {
      var offset = 1
      while text(offset) != ")", text(offset) != "" {
        if text(offset) != "," { names.append(text(offset)) }
        offset += 1
      }
      place += offset + 1
    } else {
      names = [text()]
      place += 1
    }
    let isShort = text() == "{" || text() == "," || text() == "else"
    for name in names {
      if let last = headers.indices.last, headers[last].depth <= depth, !headers[last].isFunction {
        if isShort { scopes[current].used.insert(name) }
        if headers[last].isOpen { declare(name) } else { headers[last].names.insert(name) }
      } else {
        declare(name)
      }
    }
  }

  private mutating func readLoop() {
    begin(Header(depth: depth))
    while let token, token.text != "in", token.text != "{" {
      if token.isName { headers[headers.count - 1].names.insert(token.text) }
      place += 1
    }
  }

  private mutating func readCases() {
    repeat {
      place += 1
      scopes[current].declared.insert(text())
      place += 1
      if text() == "(" { skipParentheses() }
      if text() == "=" { place += 1 }
    } while text() == ","
  }

  private mutating func skipParentheses() {
    let outside = depth
    repeat { readOne() } while depth > outside && place < tokens.count
  }
}
