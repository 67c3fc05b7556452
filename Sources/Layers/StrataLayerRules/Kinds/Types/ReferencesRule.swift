/// A rule against using types of some files in others, such as DTOs in views.
struct ReferencesRule: RuleKind {
  static let name = "references"
  static let summary = "types of one layer or folder that another may not use"
  // Signatures: a call uses the type of the function's result.
  static let needs: FactNeeds = [.declarations, .uses, .signatures]
  var needs: FactNeeds { Self.needs.union(forbidden.needs) }

  private let scope: Scope
  private let forbidden: Selection
  private let onlyCalls: Bool
  private let takesDebug: Bool

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    if !fields.has("forbid") { fields.fail("'forbid' is missing") }
    forbidden = Selection.read(&fields, "forbid")
    onlyCalls = fields.flag("calls", default: false)
    takesDebug = fields.flag("debug", default: true)
  }

  var reach: Reach { onlyCalls ? forbidden.reachInside : max(.declarations, forbidden.reachInside) }
  var layerNames: [String] { scope.layerNames + forbidden.layerNames }

  func judge(_ project: SourceProject) -> Judgement {
    let files = scope.judged(in: project)
    let types = forbidden.places(in: project)
    guard !types.isEmpty else { return Judgement() }
    return Judgement(
      matched: files.count,
      findings: files.flatMap { file in
        References.of(file, in: project, onlyCalls: onlyCalls) {
          $0.file.path != file.path && forbidden.fits($0, in: project, orAlias: true)
        }.filter { takesDebug || !file.facts.isDebug($0.line ?? 0) }
      })
  }
}
