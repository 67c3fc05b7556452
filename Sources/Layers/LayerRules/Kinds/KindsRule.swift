import SwiftFacts

/// Which kinds of type are declared somewhere: values, actors, no classes.
struct KindsRule: RuleKind {
  static let name = "kinds"
  static let summary = "which kinds of type are declared somewhere: struct, enum, actor, …"

  private let types: Selection
  private let allowed: [String]

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    allowed = fields.requiredTexts("allow")
    for kind in allowed where Declaration.Kind(rawValue: kind)?.isType != true {
      fields.fail("there is no kind of type '\(kind)'")
    }
  }

  var floorNames: [String] { types.floorNames }

  func judge(_ house: House) -> Judgement {
    let places = types.places(in: house)
    let wrong = places.filter { !allowed.contains($0.declaration.kind.rawValue) }
    return Judgement(
      matched: places.count,
      findings: wrong.map { place in
        let kind = place.declaration.kind.rawValue
        return Finding(
          place.file.path, place.declaration.line, "\(place.fullName) \(kind)",
          "\(place.fullName) is declared as \(kind)")
      })
  }
}
