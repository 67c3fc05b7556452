import StrataImportGraph

/// The names of values. An argument label, a parameter or a variable may have the name of a type,
/// and is no use of that type.
extension FactsReader {
  /// A value that the code around the current token binds.
  struct BoundValue {
    var name: String
    /// The index of the token that binds it; -1 for a parameter.
    var place = -1
    /// The depth of the block that sees the value.
    var depth: Int
    /// The index of the first token that sees the value.
    var start = 0
    var scope = Scope.rest
    /// A Boolean value that indicates whether it is a local type, which signatures see too.
    var isType = false
  }

  /// Returns whether the current name is a label, or refers to a bound value.
  func isValue(_ token: SwiftToken) -> Bool {
    isLabel(token) || !isMember && bound.contains { $0.name == token.text && $0.start <= index }
  }

  /// Returns whether a name without a qualifier refers to a type that the code around it declares.
  func isLocalType(_ name: String) -> Bool {
    bound.contains { $0.isType && $0.name == name }
  }

  /// Records the local type whose keyword is the current token. The whole block sees it, also the
  /// code before it.
  mutating func bindLocalType() {
    guard let name = token(1)?.text, takesValue(name) else { return }
    bound.append(BoundValue(name: name, depth: depth, isType: true))
    for place in facts.uses.indices.dropFirst(usesBeforeBlock)
    where facts.uses[place].name == name && facts.uses[place].after == nil {
      facts.uses[place].isValue = true
    }
  }

  /// Returns whether the current name is an argument label, or the label of a statement.
  private func isLabel(_ token: SwiftToken) -> Bool {
    guard isMark(":", 1) else {
      return !token.startsLine && (isWord("break", -1) || isWord("continue", -1))
    }
    if isMark("\\(", -1) { return true }
    if isMark("(", -1) || isMark("[", -1) || isMark(",", -1) {
      return calls.last?.isList == false
    }
    // `a(b:Size:)` refers to a function by its labels; `} Size: {` continues a call.
    if isMark(":", -1) && token.isGlued || isMark("}", -1) && isMark("{", 2) { return true }
    let isStatement = self.token(2).map { Self.labeled.contains($0.text) } == true
    return isStatement && beginsStatement(token)
  }

  /// Returns whether a token is the first one of a statement.
  private func beginsStatement(_ token: SwiftToken) -> Bool {
    guard !token.startsLine, let before = self.token(-1) else { return true }
    return before.kind == .mark && ["{", "}", ";", ":"].contains(before.text)
      || before.isWord("in")
  }

  /// Returns whether a bracket `[` is that of a subscript such as `a[b: c]`, and not that of a list
  /// or dictionary.
  func isSubscript(_ bracket: SwiftToken) -> Bool {
    guard bracket.isMark("["), bracket.isGlued, var before = token(-1) else { return false }
    if before.isMark("?") || before.isMark("!") {
      guard before.isGlued, let value = token(-2) else { return false }
      before = value
    }
    return before.isName && !Self.openers.contains(before.text) || before.kind == .string
      || before.kind == .mark && [")", "]", "}"].contains(before.text)
  }

  /// The words after which a list or dictionary may begin without a space.
  private static let openers: Set = ["return", "in", "try", "await", "throw", "case", "is", "as"]

  /// The words that begin a statement which may have a label.
  private static let labeled: Set = ["for", "while", "repeat", "do", "switch", "if"]

  /// Returns whether to record a value of a name. The number of values is limited, so that a source
  /// with very many such variables takes no time that grows with their square.
  func takesValue(_ name: String) -> Bool { isAsked(name) && bound.count < 200 }

  /// Records the parameters of a declaration for its body.
  mutating func bindParameters(of place: Int) {
    for one in facts.declarations[place].parameters where takesValue(one.name) {
      bound.append(BoundValue(name: one.name, depth: depth + 1))
    }
  }

  /// Records the parameter of an accessor at the current token: `set(value) { … }`.
  mutating func bindAccessorParameter() {
    guard isWord("set") || isWord("willSet") || isWord("didSet"), !isMember, isMark("(", 1),
      let name = token(2), takesValue(name.text), isMark(")", 3), isMark("{", 4)
    else { return }
    bound.append(BoundValue(name: name.text, depth: depth + 1))
  }

  /// Forgets the values of a block that was read.
  mutating func unbind() {
    guard !bound.isEmpty else { return }
    // A closure in a condition ends before the block that sees the condition's values begins.
    bound.removeAll { $0.depth > depth && ($0.scope != .block || $0.start < index) }
  }

  /// Forgets the values of a case of a `switch` at the next one.
  mutating func unbindCase() {
    guard !bound.isEmpty, isWord("case") || isWord("default"), !isInCondition(index) else { return }
    bound.removeAll { $0.scope == .switchCase && $0.depth == depth }
  }
}
