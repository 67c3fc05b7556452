import SwiftFacts

/// How long types are, and how many members they have.
struct SizesRule: RuleKind {
  static let name = "sizes"
  static let summary = "how many lines types have at most"

  private let types: Selection
  private let most: Int

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    most = Int(fields.text("lines")) ?? 0
    if most == 0 { fields.fail("'lines' is no number") }
  }

  var floorNames: [String] { types.floorNames }

  func judge(_ house: House) -> Judgement {
    let places = types.places(in: house)
    return Judgement(
      matched: places.count,
      findings: places.compactMap { place in
        let lines = place.declaration.endLine - place.declaration.line + 1
        guard lines > most else { return nil }
        return Finding(
          place.file.path, place.declaration.line, "\(place.fullName) size",
          "\(place.fullName) has \(lines) lines")
      })
  }
}
