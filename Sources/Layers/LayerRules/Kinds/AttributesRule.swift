import SwiftFacts

/// Attributes and modifiers that declarations have, or never have.
struct AttributesRule: TypeRule {
  static let name = "attributes"
  static let summary = "attributes and modifiers that declarations have, or never have"
  static let needs: FactNeeds = .declarations

  let types: Selection
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

  func findings(for place: TypeTable.Place, _ house: House) -> [Finding] {
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
