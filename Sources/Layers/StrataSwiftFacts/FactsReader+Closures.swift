import StrataImportGraph

/// The parameters of closures: the names before `in`.
extension FactsReader {
  /// Records the parameters of a closure that begins at the current token.
  mutating func bindClosureParameters() {
    var place = 0
    while isMark("@", place), token(place + 1)?.isName == true { place += 2 }
    if isMark("[", place) { place = behindCaptures(place) }
    var names: [String] = []
    if isMark("(", place) {
      (names, place) = parametersInParentheses(place + 1)
      place = behindResult(place)
    } else {
      while let name = token(place), name.isName, !name.isWord("in") {
        names.append(name.text)
        place += 1
        guard isMark(",", place) else { break }
        place += 1
      }
    }
    guard !names.isEmpty, isWord("in", place) else { return }
    for name in names where takesValue(name) { bound.append(BoundValue(name: name, depth: depth)) }
  }

  /// Returns the distance of the token behind the list of captures that begins at a distance.
  private func behindCaptures(_ start: Int) -> Int {
    var (place, level) = (start, 0)
    while let token = token(place) {
      if token.isMark("[") { level += 1 }
      if token.isMark("]") { level -= 1 }
      place += 1
      if level == 0 || token.isMark("}") { break }
    }
    return place
  }

  /// Returns the parameters in parentheses, and the distance of the token behind these.
  private func parametersInParentheses(_ start: Int) -> (names: [String], end: Int) {
    var (names, place, level, isName) = ([String](), start, 0, true)
    while let token = token(place), !token.isMark("{"), !token.isMark("}") {
      place += 1
      if token.isMark("(") || token.isMark("[") { level += 1 }
      if token.isMark(")") || token.isMark("]") { level -= 1 }
      if level < 0 { break }
      if level == 0, token.isMark(",") { isName = true }
      if token.isMark(":") { isName = false }
      // Of a label and a name, the second one is seen.
      if level == 0, isName, token.isName, self.token(place)?.isName != true {
        names.append(token.text)
      }
    }
    return (names, place)
  }

  /// Returns the distance of the token behind `async throws -> Type`.
  private func behindResult(_ start: Int) -> Int {
    var place = start
    while isWord("async", place) || isWord("throws", place) { place += 1 }
    guard isMark("-", place), isMark(">", place + 1) else { return place }
    place += 2
    while let token = token(place), !token.isWord("in"), !token.isMark("{"), !token.isMark("}"),
      !token.isMark("="), !token.isMark(";")
    {
      place += 1
    }
    return place
  }
}
