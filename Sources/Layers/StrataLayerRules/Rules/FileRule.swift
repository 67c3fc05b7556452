/// A kind of rule that judges files one by one.
protocol FileRule: RuleKind {
  /// The scope of the rule: the files that it judges.
  var scope: Scope { get }

  func findings(in file: SourceFile, _ project: SourceProject) -> [Finding]
}

extension FileRule {
  var layerNames: [String] { scope.layerNames }

  func looks(into file: SourceFile) -> Bool { scope.holds(file) }

  func judge(_ project: SourceProject) -> Judgement {
    let files = scope.judged(in: project)
    return Judgement(matched: files.count, findings: files.flatMap { findings(in: $0, project) })
  }
}
