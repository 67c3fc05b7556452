import StrataSwiftFacts

/// A rule about the kinds of declared types, for example that models are structs.
struct KindsRule: TypeRule {
  static let name = "kinds"
  static let summary = "the kinds of type that may be declared: struct, enum, actor, …"
  static let needs: FactNeeds = .declarations

  var reach: Reach { types.reach }

  let types: Selection
  private let allowed: [String]

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    allowed = fields.requiredTexts("allow")
    for kind in allowed where Declaration.Kind(rawValue: kind)?.isType != true {
      fields.fail("there is no kind of type '\(kind)'")
    }
  }

  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding] {
    let kind = place.declaration.kind.rawValue
    if allowed.contains(kind) { return [] }
    return [
      Finding(
        place.file.path, place.declaration.line, column: place.declaration.column,
        "\(place.fullName) \(kind)",
        "\(place.fullName) is declared as \(kind); the rule allows \(allowed.joined(separator: ", "))"
      )
    ]
  }
}
