import StrataImportGraph
import StrataSwiftFacts

extension LayerCheck {
  /// Returns the imports that a layer does not allow, and the files and modules that belong to no
  /// layer.
  func floorViolations(in house: House) -> [Violation] {
    let floors = Dictionary(book.floors.map { ($0.name, $0) }) { first, _ in first }
    var found: [Violation] = []
    for path in house.paths where house.isAsked(path) && isHomeless(path) {
      found.append(homeless(path))
    }
    for file in house.judged {
      guard let name = file.floor, let floor = floors[name] else { continue }
      for one in file.facts.imports {
        if let violation = violation(of: one, in: file, on: floor, house) {
          found.append(violation)
        }
      }
    }
    return found + homelessSources(in: house)
  }

  private static let kinds = [".swift", ".c", ".h", ".modulemap"]

  private func isHomeless(_ path: String) -> Bool {
    book.roots.contains { path.hasPrefix($0 + "/") }
      && Self.kinds.contains { path.hasSuffix($0) }
      && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      && !book.floors.contains { floor in floor.folders.contains { $0.match(path) != nil } }
      && !isOutside(path)
  }

  private func isOutside(_ path: String) -> Bool {
    book.outside.contains { one in one.paths.contains { $0.match(path) != nil } }
  }

  private func violation(
    of one: Import, in file: SourceFile, on floor: LayerBook.Floor, _ house: House
  ) -> Violation? {
    guard floor.floors != nil || floor.modules != nil else { return nil }
    if !allows(one.module, from: file, on: floor, house) {
      return violation(of: one, in: file, on: floor, "imports \(one.module)", chain: [])
    }
    // A module that the rule book names may be imported together with its re-exports.
    guard floor.modules?.contains(one.module) != true, one.module != file.module else { return nil }
    let wrong = house.modules.exports(of: one.module).sorted { $0.key < $1.key }.first {
      !allows($0.key, from: file, on: floor, house)
    }
    return wrong.flatMap { module, way in
      violation(
        of: one, in: file, on: floor, "imports \(one.module), which hands on \(module)",
        chain: way.map(\.words))
    }
  }

  private func violation(
    of one: Import, in file: SourceFile, on floor: LayerBook.Floor, _ found: String,
    chain: [String]
  ) -> Violation {
    let allowed = (floor.floors ?? []).map { "the floor \($0)" } + (floor.modules ?? [])
    let list = allowed.isEmpty ? "nothing" : allowed.joined(separator: ", ")
    return Violation(
      path: file.path, line: one.line, symbol: "import \(one.module)", found: found,
      rule: "\(floor.name) imports \(list)", why: floor.why,
      remedy: "take the import away, or let 'floors' or 'modules' of \(floor.name) name it",
      chain: chain)
  }

  private func allows(
    _ module: String, from file: SourceFile, on floor: LayerBook.Floor, _ house: House
  ) -> Bool {
    if floor.modules?.contains(module) == true || module == file.module { return true }
    let app = house.modules.holes[module]?["app"]
    let sameApp = app == nil || file.holes["app"] == nil || app == file.holes["app"]
    return sameApp && floor.allows(module, on: house.modules.floors[module])
  }

  private func homeless(_ path: String) -> Violation {
    Violation(
      id: "homeless", path: path, line: nil, symbol: path, found: "stands on no floor",
      rule: "each source is on one of the floors of \(book.file), or under 'outside'",
      why: "what no rule names, no rule holds", remedy: Self.homes)
  }

  private static let homes =
    "give it to a floor's 'folder', or name it under 'outside' and say why"

  /// Without roots: returns violations for modules of manifests and projects without any file in a
  /// layer, and for single sources outside of the layers.
  private func homelessSources(in house: House) -> [Violation] {
    guard book.roots.isEmpty, !book.floors.isEmpty else { return [] }
    let own = house.files.filter { file in
      !file.isTest && !isOutside(file.path)
        && !file.path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    let modules = Dictionary(grouping: own.filter { $0.module != nil }) { $0.module ?? "" }
      .filter { $0.value.allSatisfy { $0.floor == nil } }
    let alone = own.filter { file in
      file.floor == nil && file.module.map { modules[$0] == nil } != false
    }
    return modules.sorted { $0.key < $1.key }.map { module, files in
      Violation(
        id: "homeless", path: files[0].path, line: nil, symbol: module,
        found: "the module \(module) stands on no floor",
        rule: "each module is on one of the floors of \(book.file), or under 'outside'",
        why: "what no rule names, no rule holds", remedy: Self.homes)
    } + alone.map { homeless($0.path) }
  }

  /// Returns violations for `outside` entries that match no file.
  func emptyOutsides(in house: House) -> [Violation] {
    book.outside.filter { one in
      !one.isOptional
        && !house.paths.contains { path in one.paths.contains { $0.match(path) != nil } }
    }.map { one in
      let names = one.paths.map(\.text).joined(separator: ", ")
      return Violation(
        id: "empty-floor", path: book.file, line: nil, symbol: "outside \(names)",
        found: "nothing is at \(names), which 'outside' names", rule: "'outside' names a source",
        why: "what is left over hides the next source", remedy: "take it out")
    }
  }

  /// Returns violations for `#if os(…)` and the like in platform-free layers.
  func platformViolations(in house: House) -> [Violation] {
    guard let free = book.platformFree else { return [] }
    return house.judged.flatMap { file -> [Violation] in
      guard let floor = file.floor, free.floors.contains(floor) else { return [] }
      return file.facts.conditions.compactMap { condition in
        guard let word = condition.words.first(where: free.conditions.contains) else { return nil }
        return Violation(
          id: "platform-free", path: file.path, line: condition.line,
          symbol: "\(file.name) \(word)",
          found: "asks for its platform with '\(word)'", rule: "\(floor) knows no platform",
          why: free.why)
      }
    }
  }
}
