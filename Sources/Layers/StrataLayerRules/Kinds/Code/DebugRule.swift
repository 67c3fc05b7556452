/// A rule that some code is inside of `#if DEBUG` only, such as mocks and fixtures.
struct DebugRule: RuleKind {
  static let name = "debug"
  static let summary = "code that must be inside #if DEBUG: whole files, or members by name"

  private let scope: Scope
  private let members: [NamePattern]

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    members = fields.patterns("members")
  }

  var layerNames: [String] { scope.layerNames }
  var reach: Reach { .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    let files = scope.judged(in: project)
    guard members.isEmpty else { return judgeMembers(of: files) }
    return Judgement(
      matched: files.count,
      findings: files.compactMap { file in
        guard let lines = file.facts.codeLines else { return nil }
        let isWhole = file.facts.debugLines.contains {
          $0.lowerBound <= lines.lowerBound && $0.upperBound >= lines.upperBound
        }
        return isWhole
          ? nil : Finding(file.path, lines.lowerBound, file.name, "has code outside #if DEBUG")
      })
  }

  private func judgeMembers(of files: [SourceFile]) -> Judgement {
    var judgement = Judgement()
    for file in files {
      for (index, one) in file.facts.declarations.enumerated() where members.fits(one.name) {
        judgement.matched += 1
        guard !file.facts.isDebug(one.line) else { continue }
        let name = References.owner(index, in: file)
        judgement.findings.append(
          Finding(
            file.path, one.line, column: one.column, name, "'\(name)' is not inside #if DEBUG"))
      }
    }
    return judgement
  }
}
