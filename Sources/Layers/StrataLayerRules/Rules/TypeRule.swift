/// A kind of rule that judges types one by one.
protocol TypeRule: RuleKind {
  /// The types that the rule judges.
  var types: Selection { get }

  /// Returns the files whose types the rule judges.
  func judged(in project: SourceProject) -> [SourceFile]
  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding]
}

extension TypeRule {
  var layerNames: [String] { types.layerNames }
  var needs: FactNeeds { Self.needs.union(types.needs) }
  func judged(in project: SourceProject) -> [SourceFile] { project.judged }

  func judge(_ project: SourceProject) -> Judgement {
    let places = types.places(in: project, among: judged(in: project))
    return Judgement(
      matched: places.count, findings: places.flatMap { findings(for: $0, project) })
  }
}

extension SourceProject {
  /// The checked files, and the files with types that the checked files extend.
  var judgedOrExtended: [SourceFile] {
    let hasExtension = judged.contains { $0.facts.declarations.contains { $0.kind == .extension } }
    guard asked != nil, hasExtension else { return judged }
    return files.filter { file in
      isAsked(file.path)
        || file.facts.declarations.indices.contains { index in
          types.extensions(of: TypeTable.Place(file: file, index: index))
            .contains { isAsked($0.file.path) }
        }
    }
  }
}
