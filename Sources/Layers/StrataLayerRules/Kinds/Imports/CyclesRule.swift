/// A rule against modules that import each other in a cycle.
struct CyclesRule: RuleKind {
  static let name = "cycles"
  static let summary = "modules may not import each other in a cycle"
  static let needs: FactNeeds = []

  var reach: Reach { .imports }

  init(_ fields: inout Fields) {}

  func judge(_ project: SourceProject) -> Judgement {
    let findings = project.modules.cycles().compactMap { way -> Finding? in
      guard let first = way.first else { return nil }
      let ring = (way.map(\.from) + [first.from]).joined(separator: " → ")
      return Finding(
        first.path, first.line, column: first.column, "cycle \(ring)",
        "is in an import cycle: \(ring)",
        chain: way.map(\.words))
    }
    return Judgement(matched: project.modules.names.count, findings: findings)
  }
}
