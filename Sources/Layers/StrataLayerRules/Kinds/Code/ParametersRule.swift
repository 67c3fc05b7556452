import StrataSwiftFacts

/// A rule against parameters of functions, such as completion handlers, or parameters whose type is
/// a protocol.
struct ParametersRule: RuleKind {
  static let name = "parameters"
  static let summary = "parameters that functions may not have, by name or by type"
  static let needs: FactNeeds = [.declarations, .signatures, .uses]

  private let scope: Scope
  private let names: [NamePattern]
  private let types: Selection?
  private let functions: [NamePattern]
  private let of: [NamePattern]

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    names = fields.patterns("forbidNames")
    types = fields.object("forbidTypes") { Selection(&$0) }
    functions = fields.patterns("of")
    of = fields.patterns("types")
    if names.isEmpty, types == nil {
      fields.fail("a parameters rule needs 'forbidNames' or 'forbidTypes'")
    }
  }

  var reach: Reach { types?.reachInside ?? .askedFiles }
  var layerNames: [String] { scope.layerNames + (types?.layerNames ?? []) }

  func judge(_ project: SourceProject) -> Judgement {
    var judgement = Judgement()
    for file in scope.judged(in: project) {
      for (index, one) in file.facts.declarations.enumerated() where isAsked(one, in: file) {
        judgement.matched += 1
        for parameter in one.parameters {
          guard let found = wrong(parameter, of: index, in: file, project) else { continue }
          let owner = References.owner(index, in: file)
          judgement.findings.append(
            Finding(
              file.path, one.line, column: one.column, "\(owner) \(parameter.label)",
              "'\(owner)' \(found)"))
        }
      }
    }
    return judgement
  }

  private func isAsked(_ one: Declaration, in file: SourceFile) -> Bool {
    guard one.kind == .func || one.kind == .`init` else { return false }
    guard functions.isEmpty || functions.fits(one.name) else { return false }
    guard !of.isEmpty else { return true }
    return one.parent.map { of.fits(file.facts.declarations[$0].shortName) } == true
  }

  private func wrong(
    _ parameter: Declaration.Parameter, of index: Int, in file: SourceFile,
    _ project: SourceProject
  ) -> String? {
    if names.fits(parameter.label) || names.fits(parameter.name) {
      return "takes '\(parameter.name)'"
    }
    guard let types else { return nil }
    let concrete = Sight(file: file, project: project)
      .rejected(among: parameter.types, of: index) { types.fits($0, in: project) }
    return parameter.types.first { concrete[$0] != nil }.map { "takes the concrete \($0)" }
  }
}
