import ImportGraph

extension LayerCheck {
  func breach(of one: Import, on floor: LayerBook.Floor, path: String) -> Breach {
    let allowed = floor.floors.map { "the floor \($0)" } + floor.modules
    let list = allowed.isEmpty ? "nothing" : allowed.joined(separator: ", ")
    return Breach(
      path: path, line: one.line, found: "imports \(one.module)",
      rule: "\(floor.name) imports \(list)", why: floor.why)
  }

  func homeless(_ path: String) -> Breach {
    Breach(
      path: path, line: nil, found: "stands on no floor",
      rule: "each module is on one of the floors of strata.json",
      why: "what no rule names, no rule holds")
  }

  /// `#if os(…)` and its like, where code may not know its platform.
  func platformBreaches(
    in tokens: [SwiftToken], floor: LayerBook.Floor, path: String
  ) -> [Breach] {
    guard book.platformFree.floors.contains(floor.name) else { return [] }
    return tokens.indices.compactMap { index in
      guard tokens[index].isMark("#"), index + 1 < tokens.count,
        ["if", "elseif"].contains(tokens[index + 1].text)
      else { return nil }
      let line = tokens[index].line
      let condition = tokens[(index + 2)...].prefix { $0.line == line }
      guard let found = condition.first(where: { book.platformFree.conditions.contains($0.text) })
      else { return nil }
      return Breach(
        path: path, line: line, found: "asks for its platform with '\(found.text)'",
        rule: "\(floor.name) knows no platform", why: book.platformFree.why)
    }
  }

  /// What the rule book says that holds for nothing.
  func owed(by walk: Walk) -> [Breach] {
    let empty = book.floors.filter { floor in !walk.modules.contains { $0.floor == floor.name } }
    let unused = book.exceptions.indices.filter { !walk.usedExceptions.contains($0) }
    return empty.map { floor in
      Breach(
        path: "strata.json", line: nil, found: "the floor \(floor.name) has no module",
        rule: "a floor holds a module", why: "a rule that matches nothing checks nothing")
    }
      + unused.map { index in
        let one = book.exceptions[index]
        return Breach(
          path: "strata.json", line: nil,
          found: "nothing needs the exception of \(one.module) for \(one.imports)",
          rule: "an exception is used", why: "an exception that is left over hides the next breach")
      }
  }
}
