import StrataSwiftFacts

/// A rule against types of an outer layer in the signatures of an inner one.
struct LeaksRule: TypeRule {
  static let name = "leaks"
  static let summary = "signatures that may not contain a type of another layer or folder"

  var reach: Reach { max(types.reach, forbidden.reachInside) }

  let types: Selection
  private let forbidden: Selection

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    if !fields.has("forbid") { fields.fail("'forbid' is missing") }
    forbidden = Selection.read(&fields, "forbid")
  }

  var layerNames: [String] { types.layerNames + forbidden.layerNames }

  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding] {
    let isProtocol = place.declaration.kind == .protocol
    return place.members.flatMap { member -> [Finding] in
      let isSeen = isProtocol || !member.modifiers.contains("private")
      guard isSeen else { return [] }
      return Set(member.types).sorted().compactMap { name in
        guard let meant = project.types.types[name], !meant.isEmpty,
          meant.allSatisfy({ forbidden.fits($0, in: project) })
        else { return nil }
        return Finding(
          place.file.path, member.line, column: member.column,
          "\(place.fullName).\(member.name) names \(name)",
          "'\(member.name)' of \(place.fullName) names \(name) in its signature")
      }
    }
  }
}
