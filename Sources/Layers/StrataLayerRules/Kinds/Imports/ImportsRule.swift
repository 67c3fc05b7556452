/// A rule about the modules that files may import. A forbidden module must not be reached through
/// other modules either.
struct ImportsRule: RuleKind {
  static let name = "imports"
  static let summary = "the modules that files may import, or may not import"
  static let needs: FactNeeds = []

  private let scope: Scope
  private let allowed: [NamePattern]
  private let forbidden: [NamePattern]
  private let layers: [String]
  private let forbiddenLayers: [String]
  private let isTransitive: Bool

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    allowed = fields.patterns("allow")
    forbidden = fields.patterns("forbid")
    layers = fields.texts("allowLayers")
    forbiddenLayers = fields.texts("forbidLayers")
    isTransitive = fields.flag("transitive", default: true)
    if allowed.isEmpty == (forbidden.isEmpty && forbiddenLayers.isEmpty) {
      fields.fail("an imports rule needs either 'allow', or 'forbid' or 'forbidLayers'")
    }
  }

  var layerNames: [String] { scope.layerNames + layers + forbiddenLayers }
  var reach: Reach { isTransitive && allowed.isEmpty ? .imports : .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    let files = scope.judged(in: project)
    var judgement = Judgement(matched: files.count, findings: files.flatMap { direct($0, project) })
    if isTransitive, allowed.isEmpty { judgement.findings += reached(from: files, project) }
    return judgement
  }

  private func direct(_ file: SourceFile, _ project: SourceProject) -> [Finding] {
    file.facts.imports.filter { isBroken($0.module, file, project) }.map { one in
      Finding(file.path, one.line, "import \(one.module)", "imports \(one.module)")
    }
  }

  private func isBroken(_ module: String, _ file: SourceFile, _ project: SourceProject) -> Bool {
    guard allowed.isEmpty else {
      let isOwn = module == file.module
      let isInLayer = project.modules.layers[module].map(layers.contains) == true
      return !isOwn && !isInLayer && !allowed.fits(module)
    }
    return isForbidden(module, project)
  }

  private func isForbidden(_ module: String, _ project: SourceProject) -> Bool {
    forbidden.fits(module)
      || project.modules.layers[module].map(forbiddenLayers.contains) == true
  }

  /// Returns findings for modules of the rule's scope that import a forbidden module through
  /// another module.
  private func reached(from files: [SourceFile], _ project: SourceProject) -> [Finding] {
    let modules = Set(files.compactMap(\.module)).sorted()
    return modules.compactMap { module in
      // A direct import is a separate finding, and must not hide another path.
      guard
        let way = project.modules.chain(from: module, steps: 2, to: { isForbidden($0, project) }),
        let first = way.first, let last = way.last, files.contains(where: { $0.path == first.path })
      else { return nil }
      return Finding(
        first.path, first.line, "\(module) reaches \(last.to)",
        "imports \(last.to) indirectly, through \(first.to)", chain: way.map(\.words))
    }
  }
}
