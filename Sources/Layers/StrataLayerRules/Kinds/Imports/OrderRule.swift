import StrataSwiftFacts

/// A rule about layers in an order, outermost first: an inner layer must not use an outer one.
struct OrderRule: RuleKind {
  static let name = "order"
  static let summary =
    "layers from the outermost to the innermost; none may depend on a layer before it"
  static let needs: FactNeeds = [.declarations, .uses, .signatures]

  private let layers: [String]
  private let left: Area

  init(_ fields: inout Fields) {
    layers = fields.requiredTexts("layers")
    left = Area(fields.texts("except"))
    if layers.count < 2 { fields.fail("'layers' needs two layers or more") }
  }

  var reach: Reach { .declarations }
  var layerNames: [String] { layers + left.layers }

  func judge(_ project: SourceProject) -> Judgement {
    var judgement = Judgement()
    for (level, layer) in layers.enumerated() {
      let files = project.files(in: layer).filter { !left.holds($0) }
      let outer = Set(layers[..<level])
      judgement.matched += files.count
      guard !outer.isEmpty else { continue }
      for file in files where project.isAsked(file.path) {
        judgement.findings += imports(of: file, outer, project)
        judgement.findings += References.of(file, in: project) { place in
          place.file.layer.map(outer.contains) == true
        }
      }
    }
    return judgement
  }

  private func imports(of file: SourceFile, _ outer: Set<String>, _ project: SourceProject)
    -> [Finding]
  {
    file.facts.imports.compactMap { one in
      guard let layer = project.modules.layers[one.module], outer.contains(layer) else {
        return nil
      }
      return Finding(
        file.path, one.line, column: one.column, "import \(one.module)",
        "imports \(one.module) of the layer \(layer)")
    }
  }
}
