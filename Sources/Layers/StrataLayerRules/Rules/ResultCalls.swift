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
    // Most results are no such type, whatever their names mean exactly.
    func mayBeWrong(_ name: String) -> Bool {
      project.types.aliases[name] != nil
        || project.types.types[name]?.contains(where: isWrong) == true
    }
    for (name, makers) in project.types.makers {
      guard let maker = Self.meant(makers, in: file, project),
        maker.declaration.results.contains(where: { mayBeWrong($0) })
      else { continue }
      let sight = Sight(file: maker.file, project: project)
      types[name] =
        sight.rejected(among: maker.declaration.results, of: maker.index, where: isWrong)
        .min { $0.key < $1.key }?.value
    }
  }

  /// Returns the function of a name that a call in a file means; `nil` if it may mean several.
  private static func meant(
    _ makers: [TypeTable.Place], in file: SourceFile, _ project: SourceProject
  ) -> TypeTable.Place? {
    let others = makers.filter { $0.file.path != file.path }
    guard others.count > 1 else { return others.first }
    let open = others.filter { project.types.isOpen($0, in: file) }
    return open.count == 1 ? open[0] : nil
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
