import StrataImportGraph
import StrataSwiftFacts

extension LayerCheck {
  /// Returns the imports that a layer does not allow, and the files and modules that belong to no
  /// layer.
  func layerViolations(in project: SourceProject) -> [Violation] {
    let layers = Dictionary(book.layers.map { ($0.name, $0) }) { first, _ in first }
    var found: [Violation] = []
    for path in project.paths where project.isAsked(path) && isHomeless(path) {
      found.append(homeless(path))
    }
    for file in project.judged {
      guard let name = file.layer, let layer = layers[name] else { continue }
      for one in file.facts.imports {
        if let violation = violation(of: one, in: file, on: layer, project) {
          found.append(violation)
        }
      }
    }
    return found + homelessSources(in: project)
  }

  private static let kinds = [".swift", ".c", ".h", ".modulemap"]

  private func isHomeless(_ path: String) -> Bool {
    book.roots.contains { path.hasPrefix($0 + "/") }
      && Self.kinds.contains { path.hasSuffix($0) }
      && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      && !book.layers.contains { layer in layer.folders.contains { $0.match(path) != nil } }
      && !isOutside(path)
  }

  private func isOutside(_ path: String) -> Bool {
    book.outside.contains { one in one.paths.contains { $0.match(path) != nil } }
  }

  private func violation(
    of one: Import, in file: SourceFile, on layer: LayerBook.Layer, _ project: SourceProject
  ) -> Violation? {
    guard layer.layers != nil || layer.modules != nil else { return nil }
    if !allows(one.module, from: file, on: layer, project) {
      return violation(of: one, in: file, on: layer, "imports \(one.module)", chain: [])
    }
    // A module that the rule book names may be imported together with its re-exports.
    guard !layer.lists(one.module, file.holes), one.module != file.module else { return nil }
    let wrong = project.modules.exports(of: one.module).sorted { $0.key < $1.key }.first {
      !allows($0.key, from: file, on: layer, project)
    }
    return wrong.flatMap { module, way in
      violation(
        of: one, in: file, on: layer, "imports \(one.module), which re-exports \(module)",
        chain: way.map(\.words))
    }
  }

  private func violation(
    of one: Import, in file: SourceFile, on layer: LayerBook.Layer, _ found: String,
    chain: [String]
  ) -> Violation {
    let allowed = (layer.layers ?? []).map { "the layer \($0)" } + (layer.modules ?? []).map(\.text)
    let list = allowed.isEmpty ? "no other module" : "only \(allowed.joined(separator: ", "))"
    return Violation(
      path: file.path, line: one.line, column: one.column, symbol: "import \(one.module)",
      found: found,
      rule: "\(layer.name) may import \(list)", why: layer.why,
      remedy: "remove the import, or add it to 'layers' or 'modules' of the layer \(layer.name)",
      chain: chain)
  }

  private func allows(
    _ module: String, from file: SourceFile, on layer: LayerBook.Layer, _ project: SourceProject
  ) -> Bool {
    if layer.lists(module, file.holes) || module == file.module { return true }
    let app = project.modules.holes[module]?["app"]
    let sameApp = app == nil || file.holes["app"] == nil || app == file.holes["app"]
    return sameApp && layer.allows(module, on: project.modules.layers[module], file.holes)
  }

  private func homeless(_ path: String) -> Violation {
    Violation(
      id: "homeless", path: path, line: nil, symbol: path, found: "belongs to no layer",
      rule: "each source must belong to a layer of \(book.file), or be listed under 'outside'",
      why: "no rule checks a source that belongs to no layer", remedy: Self.homes)
  }

  private static let homes =
    "add the source to a layer's 'folder', or list it under 'outside' with a reason"

  /// Returns violations for sources without a layer in a project whose rule book names no roots:
  /// for each module without any file in a layer, and for single sources outside of the layers.
  private func homelessSources(in project: SourceProject) -> [Violation] {
    guard book.roots.isEmpty, !book.layers.isEmpty else { return [] }
    let own = project.files.filter { file in
      !file.isTest && !isOutside(file.path)
        && !file.path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    let modules = Dictionary(grouping: own.filter { $0.module != nil }) { $0.module ?? "" }
      .filter { $0.value.allSatisfy { $0.layer == nil } }
    let alone = own.filter { file in
      file.layer == nil && file.module.map { modules[$0] == nil } != false
    }
    return modules.sorted { $0.key < $1.key }.map { module, files in
      Violation(
        id: "homeless", path: files[0].path, line: nil, symbol: module,
        found: "the module \(module) belongs to no layer",
        rule: "each module must be in a layer of \(book.file) or listed under 'outside'",
        why: "no rule checks a source that belongs to no layer", remedy: Self.homes)
    } + alone.map { homeless($0.path) }
  }

  /// Returns violations for `outside` entries that match no file.
  func emptyOutsides(in project: SourceProject) -> [Violation] {
    book.outside.filter { one in
      !one.isOptional
        && !project.paths.contains { path in one.paths.contains { $0.match(path) != nil } }
    }.map { one in
      let names = one.paths.map(\.text).joined(separator: ", ")
      return Violation(
        id: "empty-layer", path: book.file, line: nil, symbol: "outside \(names)",
        found: "'outside' lists \(names), but no source is there",
        rule: "each entry of 'outside' matches a source",
        why: "an unused entry would hide a source that is added there later",
        remedy: "remove the entry from 'outside'")
    }
  }

  /// Returns violations for `#if os(…)` and the like in platform-free layers.
  func platformViolations(in project: SourceProject) -> [Violation] {
    guard let free = book.platformFree else { return [] }
    return project.judged.flatMap { file -> [Violation] in
      guard let layer = file.layer, free.layers.contains(layer) else { return [] }
      return file.facts.conditions.compactMap { condition in
        guard let word = condition.words.first(where: free.conditions.contains) else { return nil }
        return Violation(
          id: "platform-free", path: file.path, line: condition.line,
          column: condition.column,
          symbol: "\(file.name) \(word)",
          found: "checks the platform with '\(word)'", rule: "\(layer) does not check the platform",
          why: free.why)
      }
    }
  }
}
