import StrataImportGraph

/// The names of values. An argument label, a parameter or a variable may have the name of a type,
/// and is no use of that type.
extension FactsReader {
  /// A value that the code around the current token binds.
  struct BoundValue {
    var name: String
    /// The index of the token that binds it.
    var place: Int
    /// The depth of the block that sees the value.
    var depth: Int
  }

  /// Returns whether the current name is a label, or refers to a bound value.
  func isValue(_ token: SwiftToken) -> Bool {
    isLabel(token) || !isMember && bound.contains { $0.name == token.text && isInEffect($0) }
  }

  /// Returns whether the current name is an argument label, or the label of a loop.
  private func isLabel(_ token: SwiftToken) -> Bool {
    guard isMark(":", 1) else {
      return !token.startsLine && (isWord("break", -1) || isWord("continue", -1))
    }
    if isMark("(", -1) || isMark(",", -1) { return calls.last?.isList == false }
    // `a(b:Size:)` refers to a function by its labels; `} Size: {` continues a call.
    if isMark(":", -1) && token.isGlued || isMark("}", -1) && isMark("{", 2) { return true }
    return token.startsLine && self.token(2).map { Self.loops.contains($0.text) } == true
  }

  private static let loops: Set = ["for", "while", "repeat", "do", "switch", "if"]

  /// Returns whether a value is visible: the right side of its own `let` does not see it.
  private func isInEffect(_ value: BoundValue) -> Bool {
    guard value.depth <= depth else {
      return tokens[(value.place + 1)..<max(index, value.place + 1)].contains(where: \.startsLine)
    }
    let between = tokens[min(value.place + 1, index)..<index]
    return value.place < 0 || between.contains { $0.startsLine || $0.isMark(";") || $0.isMark("{") }
      || token()?.startsLine == true
  }

  /// Returns whether to record a value of a name. The number of values is limited, so that a source
  /// with very many such variables takes no time that grows with their square.
  private func takesValue(_ name: String) -> Bool { isAsked(name) && bound.count < 200 }

  /// Records a name after `let`, `var` or `for`, which the following code sees as a value.
  mutating func bind(_ token: SwiftToken, at place: Int) {
    guard depth > 0, takesValue(token.text) else { return }
    let before = place > 1 ? tokens[place - 2] : nil
    let isCondition =
      tokens[place - 1].isWord("for") || before?.isMark(",") == true
      || before?.kind == .word && ["if", "while", "catch"].contains(before?.text ?? "")
    bound.append(
      BoundValue(name: token.text, place: place, depth: depth + (isCondition ? 1 : 0)))
  }

  /// Records the parameters of a declaration for its body.
  mutating func bindParameters(of place: Int) {
    for one in facts.declarations[place].parameters where takesValue(one.name) {
      bound.append(BoundValue(name: one.name, place: -1, depth: depth + 1))
    }
  }

  /// Records the parameters of a closure: the names before its `in`.
  mutating func bindClosureParameters() {
    var place = isMark("(") ? 1 : 0
    var names: [String] = []
    while let name = token(place), name.isName, !name.isWord("in") {
      names.append(name.text)
      place += 1
      guard isMark(",", place) else { break }
      place += 1
    }
    if isMark("("), isMark(")", place) { place += 1 }
    guard !names.isEmpty, isWord("in", place) else { return }
    for name in names where takesValue(name) {
      bound.append(BoundValue(name: name, place: -1, depth: depth))
    }
  }

  /// Forgets the values of a block that was read.
  mutating func unbind() {
    if !bound.isEmpty { bound.removeAll { $0.depth > depth } }
  }
}
