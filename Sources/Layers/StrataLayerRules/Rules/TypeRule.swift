/// A kind of rule that looks at types, one after another.
protocol TypeRule: RuleKind {
  /// The types that it looks at.
  var types: Selection { get }

  /// The files whose types it looks at.
  func judged(in house: House) -> [SourceFile]
  func findings(for place: TypeTable.Place, _ house: House) -> [Finding]
}

extension TypeRule {
  var floorNames: [String] { types.floorNames }
  func judged(in house: House) -> [SourceFile] { house.judged }

  func judge(_ house: House) -> Judgement {
    let places = types.places(in: house, among: judged(in: house))
    return Judgement(
      matched: places.count, findings: places.flatMap { findings(for: $0, house) })
  }
}
