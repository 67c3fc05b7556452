import StrataSwiftFacts

/// What a selection leaves out, so that a heuristic speaks of the types that it means alone.
struct Narrowing: Sendable {
  /// Whether what only debug builds compile is looked at, too.
  private let takesDebug: Bool
  /// Only what keeps a value of its own: a namespace is no model.
  private let asksStored: Bool
  /// Only what keeps a value that changes.
  private let asksMutable: Bool
  /// Only functions that take nothing: a helper of tests is no test.
  private let asksNoParameters: Bool
  /// Types that are properties of types with such names are parts of those.
  private let holders: [NamePattern]
  /// An ending: only types that have a namesake without it, as `CityDTO` has in `City`.
  private let ending: String?

  init(_ fields: inout Fields) {
    takesDebug = fields.flag("debug", default: true)
    asksStored = fields.flag("stored", default: false)
    asksMutable = fields.flag("mutable", default: false)
    asksNoParameters = fields.flag("withoutParameters", default: false)
    holders = fields.patterns("notPartOf")
    ending = fields.optionalText("besides")
  }

  /// How far other files are needed for a type of an asked one.
  var reach: Reach {
    holders.isEmpty ? (ending == nil ? .askedFiles : .types) : .declarations
  }

  /// How far a file is needed for the types in it.
  var reachInside: Reach {
    asksStored || asksMutable || asksNoParameters ? .declarations : max(.types, reach)
  }

  func fits(_ place: TypeTable.Place, in house: House) -> Bool {
    let own = place.declaration
    if let ending, house.types.types[String(own.name.dropLast(ending.count))] == nil {
      return false
    }
    if !takesDebug, place.file.facts.isDebug(own.line) { return false }
    if asksNoParameters, !own.parameters.isEmpty { return false }
    guard asksStored || asksMutable else { return true }
    return place.members.contains { one in
      !one.hasBody && !one.modifiers.contains("static") && !one.modifiers.contains("class")
        && (one.kind == .var || (one.kind == .let && !asksMutable))
    }
  }

  /// The places without the types that a property of a holder names.
  func withoutParts(_ places: [TypeTable.Place], in house: House) -> [TypeTable.Place] {
    guard !holders.isEmpty else { return places }
    var parts: Set<String> = []
    for (name, owners) in house.types.types where holders.fits(name) {
      for member in owners.flatMap(\.members) where member.kind == .let || member.kind == .var {
        parts.formUnion(member.types.compactMap { $0.split(separator: ".").last.map(String.init) })
      }
    }
    return places.filter { !parts.contains($0.declaration.name) }
  }
}
