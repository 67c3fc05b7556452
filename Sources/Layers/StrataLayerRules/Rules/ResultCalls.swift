import StrataSwiftFacts

/// The calls of global functions whose result is a type that a rule rejects: `let row = makeRow()`
/// uses `Row` without naming it.
struct ResultCalls {
  private let file: SourceFile
  private let project: SourceProject
  /// The rejected type that each function returns, by the name of the function.
  private var types: [String: TypeTable.Place] = [:]

  init(
    _ file: SourceFile, in project: SourceProject, where isWrong: (TypeTable.Place) -> Bool
  ) {
    (self.file, self.project) = (file, project)
    for (name, maker) in project.types.makers where maker.file.path != file.path {
      for result in maker.declaration.results {
        let meant = project.types.types[result] ?? []
        if !meant.isEmpty, meant.allSatisfy(isWrong) { types[name] = meant.first }
      }
    }
  }

  /// The findings of the file. It is read again only if it seems to call one of the functions, since
  /// facts contain capitalized names only.
  var findings: [Finding] {
    let names = Set(types.keys)
    guard !names.isEmpty, let bytes = try? project.tree.bytes(at: file.path),
      CalledNames.contain(names, in: bytes)
    else { return [] }
    let sight = Sight(file: file, project: project)
    return FactsReader.facts(of: bytes, vocabulary: names).uses.compactMap { use in
      guard use.isCall, use.after == nil, !use.isValue, let type = types[use.name],
        !sight.hasMember(use.name, around: use.owner)
      else { return nil }
      let name = type.declaration.name
      return Finding(
        file.path, use.line, column: use.column,
        "\(References.owner(use.owner, in: file)) uses \(name)",
        "calls \(use.name)(), whose result is \(name), which \(type.file.path) declares")
    }
  }
}
