import StrataSwiftFacts

/// A rule about layers in order, outermost first: an inner one does not know an outer one.
struct OrderRule: RuleKind {
  static let name = "order"
  static let summary = "floors from the outermost to the innermost; none knows one further out"
  static let needs: FactNeeds = [.declarations, .uses]

  private let floors: [String]
  private let left: Area

  init(_ fields: inout Fields) {
    floors = fields.requiredTexts("floors")
    left = Area(fields.texts("except"))
    if floors.count < 2 { fields.fail("'floors' needs two floors or more") }
  }

  var reach: Reach { .types }
  var floorNames: [String] { floors + left.floors }

  func judge(_ house: House) -> Judgement {
    var judgement = Judgement()
    for (level, floor) in floors.enumerated() {
      let files = house.files(on: floor).filter { !left.holds($0) }
      let outer = Set(floors[..<level])
      judgement.matched += files.count
      guard !outer.isEmpty else { continue }
      for file in files where house.isAsked(file.path) {
        judgement.findings += imports(of: file, outer, house)
        judgement.findings += References.of(file, in: house) { place in
          place.file.floor.map(outer.contains) == true
        }
      }
    }
    return judgement
  }

  private func imports(of file: SourceFile, _ outer: Set<String>, _ house: House) -> [Finding] {
    file.facts.imports.compactMap { one in
      guard let floor = house.modules.floors[one.module], outer.contains(floor) else { return nil }
      return Finding(
        file.path, one.line, "import \(one.module)", "imports \(one.module) of the floor \(floor)")
    }
  }
}
