/// A kind of rule that judges types one by one.
protocol TypeRule: RuleKind {
  /// The types that it judges.
  var types: Selection { get }

  /// Returns the files whose types it judges.
  func judged(in house: House) -> [SourceFile]
  func findings(for place: TypeTable.Place, _ house: House) -> [Finding]
}

extension TypeRule {
  var layerNames: [String] { types.layerNames }
  func judged(in house: House) -> [SourceFile] { house.judged }

  func judge(_ house: House) -> Judgement {
    let places = types.places(in: house, among: judged(in: house))
    return Judgement(
      matched: places.count, findings: places.flatMap { findings(for: $0, house) })
  }
}
