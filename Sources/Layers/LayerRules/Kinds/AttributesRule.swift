import SwiftFacts

/// Attributes and modifiers that declarations have, or never have.
struct AttributesRule: RuleKind {
  static let name = "attributes"
  static let summary = "attributes and modifiers that declarations have, or never have"

  private let types: Selection
  private let required: [String]
  private let forbidden: [String]

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    required = fields.texts("require")
    forbidden = fields.texts("forbid")
    if required.isEmpty, forbidden.isEmpty {
      fields.fail("an attributes rule has 'require' or 'forbid'")
    }
  }

  var floorNames: [String] { types.floorNames }

  func judge(_ house: House) -> Judgement {
    let places = types.places(in: house)
    return Judgement(matched: places.count, findings: places.flatMap(findings))
  }

  private func findings(for place: TypeTable.Place) -> [Finding] {
    let own = place.declaration
    let has = Set(own.attributes + own.modifiers)
    func written(_ name: String) -> String { name.first?.isUppercase == true ? "@\(name)" : name }
    let missing = required.filter { !has.contains($0) }.map {
      Finding(
        place.file.path, own.line, "\(place.fullName) without \($0)",
        "\(place.fullName) is not \(written($0))")
    }
    return missing
      + forbidden.filter(has.contains).map {
        Finding(
          place.file.path, own.line, "\(place.fullName) with \($0)",
          "\(place.fullName) is \(written($0))")
      }
  }
}
