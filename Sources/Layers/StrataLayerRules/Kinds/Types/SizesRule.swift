import StrataSwiftFacts

/// A rule about the length of types.
struct SizesRule: TypeRule {
  static let name = "sizes"
  static let summary =
    "the maximum number of lines of types, for types with a minimum number of members"
  static let needs: FactNeeds = .declarations

  var reach: Reach { types.reach }

  let types: Selection
  private let most: Int
  private let fewest: Int

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    most = Int(fields.text("lines")) ?? 0
    fewest = Int(fields.optionalText("members") ?? "0") ?? 0
    if most == 0 { fields.fail("'lines' must be a number greater than 0") }
  }

  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding] {
    // Comments and blank lines do not count.
    let lines = place.declaration.codeLines
    // A type with few members is a table of data: long, but without behavior.
    guard lines > most, place.members.count >= fewest else { return [] }
    return [
      Finding(
        place.file.path, place.declaration.line, column: place.declaration.column,
        "\(place.fullName) size",
        "\(place.fullName) has \(lines) lines of code; the rule allows \(most)")
    ]
  }
}
