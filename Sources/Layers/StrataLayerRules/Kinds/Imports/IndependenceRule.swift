/// A rule that the features of an app must not use each other.
struct IndependenceRule: RuleKind {
  static let name = "independence"
  static let summary = "folders of one pattern, such as features, that may not depend on each other"
  static let needs: FactNeeds = [.declarations, .uses, .signatures]

  private let pattern: PathPattern
  private let left: Area

  init(_ fields: inout Fields) {
    pattern = PathPattern(fields.text("of"))
    left = Area(fields.texts("except"))
    if !pattern.text.contains("{") {
      fields.fail("the key 'of' must contain a placeholder such as {feature}")
    }
  }

  var reach: Reach { .declarations }
  var layerNames: [String] { left.layers }

  func judge(_ project: SourceProject) -> Judgement {
    let files = project.files.filter { !$0.isTest && !left.holds($0) }
      .compactMap { file in pattern.match(file.path).map { (file, $0) } }
    let homes = Dictionary(files.map { ($0.0.path, $0.1) }) { first, _ in first }
    var modules: [String: [String: String]] = [:]
    for (file, own) in files { if let module = file.module { modules[module] = own } }
    return Judgement(
      matched: files.count,
      findings: files.filter { project.isAsked($0.0.path) }.flatMap { file, own in
        let imports = file.facts.imports.filter { one in
          one.module != file.module && modules[one.module].map { $0 != own } == true
        }
        let found = imports.map {
          Finding(
            file.path, $0.line, column: $0.column, "import \($0.module)",
            "imports \($0.module), which matches the same pattern")
        }
        return found
          + References.of(file, in: project) { place in
            homes[place.file.path].map { $0 != own } == true
          }
      })
  }
}
