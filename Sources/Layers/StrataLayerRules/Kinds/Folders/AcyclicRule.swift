/// A rule that the folders of a module must not depend on each other in a cycle.
struct AcyclicRule: RuleKind {
  static let name = "acyclic"
  static let summary =
    "folders of a module may not use each other in a cycle; optionally, their order and their size"
  static let needs: FactNeeds = [.declarations, .uses]

  private let places: [PathPattern]
  /// The patterns of the files below each of the rule's places.
  private let areas: [PathPattern]
  private let left: Area
  private let order: [NamePattern]
  private let most: Int?

  init(_ fields: inout Fields) {
    places = fields.requiredTexts("in").map { PathPattern($0) }
    areas = places.map { PathPattern.below($0.text) }
    left = Area(fields.texts("except"))
    order = fields.patterns("folders")
    let files = fields.optionalText("files")
    most = files.flatMap { Int($0) }
    if places.contains(where: { $0.text.contains("**") }) {
      fields.fail("'in' must name folders without '**'")
    }
    if order.count == 1 { fields.fail("'folders' needs two folders or more") }
    if files != nil, (most ?? 0) < 1 { fields.fail("'files' must be a number greater than 0") }
  }

  // Needs all types: an inherited type or an import may decide which folder a name means.
  var reach: Reach { .types }
  var layerNames: [String] { left.layers }

  func looks(into file: SourceFile) -> Bool { top(of: file.path) != nil }

  func group(of file: SourceFile) -> String? { left.holds(file) ? nil : top(of: file.path) }

  func judge(_ project: SourceProject) -> Judgement {
    let files = project.files.filter { !left.holds($0) }
    let trees = Dictionary(grouping: files) { top(of: $0.path) }
    var judgement = Judgement(matched: 0, findings: missing(among: files))
    for case (let top?, let files) in trees {
      let tree = FolderTree(top: top, files: files)
      judgement.matched += files.count
      // Only for a tree with a checked file was enough read to find references.
      let isAsked = files.contains { project.isAsked($0.path) }
      judgement.findings += findings(in: tree, isAsked ? tree.references(in: project) : [])
    }
    return judgement
  }

  /// Returns the folder of the rule's `in` that contains a path; `nil` if none does.
  private func top(of path: String) -> String? {
    for (place, area) in zip(places, areas) where area.match(path) != nil {
      return path.split(separator: "/").prefix(place.parts.count).joined(separator: "/")
    }
    return nil
  }

  private func findings(in tree: FolderTree, _ references: [FolderReference]) -> [Finding] {
    let levels = Dictionary(grouping: references, by: \.level)
    let cycles = levels.flatMap { FolderGraph($1).cycles().map(\.finding) }
    let order = FolderOrder(order, of: tree)
    return cycles + (order?.findings(levels[tree.top] ?? []) ?? [])
      + (most.map { tree.crowds(over: $0) } ?? [])
  }

  /// Returns findings for folders of the rule's `in` that have no sources, so that nothing would be
  /// checked.
  private func missing(among files: [SourceFile]) -> [Finding] {
    zip(places, areas).filter { _, area in !files.contains { area.match($0.path) != nil } }
      .map { place, _ in Finding(place.text, nil, place.text, "has no source file") }
  }
}
