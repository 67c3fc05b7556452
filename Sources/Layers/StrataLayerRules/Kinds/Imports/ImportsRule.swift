import StrataImportGraph

/// A rule about the modules that files may import; forbidden ones must not be reached through
/// others either.
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
      Finding(
        file.path, one.line, column: one.column, "import \(one.module)", "imports \(one.module)")
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

  /// Returns findings for each import by which a file reaches a forbidden module through another
  /// one.
  private func reached(from files: [SourceFile], _ project: SourceProject) -> [Finding] {
    var known: [String: [String: [[ModuleGraph.Edge]]]] = [:]
    return files.flatMap { file -> [Finding] in
      guard let module = file.module else { return [] }
      // A direct import is a separate finding.
      let through = file.facts.imports.filter {
        $0.module != module && !isForbidden($0.module, project)
      }
      return through.flatMap { one -> [Finding] in
        let chains =
          known[module]?[one.module]
          ?? project.modules.chains(from: one.module, besides: module) { isForbidden($0, project) }
        known[module, default: [:]][one.module] = chains
        return chains.map { finding(for: one, in: file, of: module, $0) }
      }
    }
  }

  private func finding(
    for one: Import, in file: SourceFile, of module: String, _ chain: [ModuleGraph.Edge]
  ) -> Finding {
    let first = ModuleGraph.Edge(
      from: module, to: one.module, path: file.path, line: one.line, column: one.column,
      isExported: one.isExported)
    let end = chain.last?.to ?? one.module
    return Finding(
      file.path, one.line, column: one.column, "\(module) reaches \(end)",
      "imports \(end) indirectly, through \(one.module)", chain: ([first] + chain).map(\.words))
  }
}
